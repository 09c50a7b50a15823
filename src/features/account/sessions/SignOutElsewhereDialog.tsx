import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from '../account-dialogs.module.css'

export const SignOutElsewhereDialog = ({ close, setResult }: DialogBodyProps<'signOutElsewhere'>) => {
  const { t } = useTranslation()
  const closeWith = (isWanted: boolean) => () => {
    setResult(isWanted)
    close()
  }
  return (
    <div className={css.body}>
      <p>{t('security.sessions.consequence')}</p>
      <div className={css.choices}>
        <Button variant="primary" onClick={closeWith(true)}>
          {t('security.sessions.endOthers')}
        </Button>
        <Button variant="outline" autoFocus onClick={closeWith(false)}>
          {t('security.sessions.cancel')}
        </Button>
      </div>
    </div>
  )
}
