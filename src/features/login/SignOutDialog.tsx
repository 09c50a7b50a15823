import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { LogoutChoices } from './LogoutChoices.tsx'
import { LogoutLosses } from './LogoutLosses.tsx'
import css from './SignOutDialog.module.css'

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
