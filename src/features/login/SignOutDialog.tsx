import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { LogoutLosses } from './LogoutLosses.tsx'
import css from './SignOutDialog.module.css'

/** Names what would be lost: unsent writes (decision 35), downloads, the queue. */
export const SignOutDialog = ({ losses, close, setResult }: DialogBodyProps<'signOut'>) => {
  const { t } = useTranslation()
  const closeWith = (isLeaving: boolean) => () => {
    setResult(isLeaving)
    close()
  }
  return (
    <div className={css.body}>
      <LogoutLosses losses={losses} />
      <Button variant="primary" autoFocus onClick={closeWith(false)}>
        {t('login.stay')}
      </Button>
      <Button variant="outline" onClick={closeWith(true)}>
        {t('login.outAnyway')}
      </Button>
    </div>
  )
}
