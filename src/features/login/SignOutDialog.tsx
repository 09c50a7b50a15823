import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { LogoutLosses } from './LogoutLosses.tsx'
import css from './SignOutDialog.module.css'

interface LogoutChoicesProps {
  leaveLabel: string
  setResult: (isLeaving: boolean) => void
  close: () => void
}

/** Staying has the focus: who presses without reading loses nothing. */
export const LogoutChoices = ({ leaveLabel, setResult, close }: LogoutChoicesProps) => {
  const { t } = useTranslation()
  const closeWith = (isLeaving: boolean) => () => {
    setResult(isLeaving)
    close()
  }
  return (
    <>
      <Button variant="primary" autoFocus onClick={closeWith(false)}>
        {t('login.stay')}
      </Button>
      <Button variant="outline" onClick={closeWith(true)}>
        {leaveLabel}
      </Button>
    </>
  )
}

/** Names what would be lost: unsent writes (decision 35), downloads, the queue. */
export const SignOutDialog = ({ losses, close, setResult }: DialogBodyProps<'signOut'>) => {
  const { t } = useTranslation()
  return (
    <div className={css.body}>
      <LogoutLosses losses={losses} />
      <LogoutChoices leaveLabel={t('login.outAnyway')} setResult={setResult} close={close} />
    </div>
  )
}
