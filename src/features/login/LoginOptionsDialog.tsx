/** DIALOG-19: every option the tenant offers; after a failure it says so first. */
import { useTranslation } from '../../state/words/translation.tsx'
import type { TextKey } from '../../state/words/text-key.ts'
import { LoginLinks } from './LoginLinks.tsx'
import css from './LoginLinks.module.css'
import { useLoginOptions } from './use-login-options.ts'

interface LoginOptionsDialogProps {
  returnTo?: string
  failed?: readonly TextKey[]
}

export const LoginOptionsDialog = ({ returnTo, failed }: LoginOptionsDialogProps) => {
  const { t } = useTranslation()
  const options = useLoginOptions()
  return (
    <>
      {failed ? (
        <p className={css.failed} role="alert">
          {t(failed)}
        </p>
      ) : (
        <p>{t('login.text')}</p>
      )}
      <LoginLinks options={options} returnTo={returnTo ?? location.pathname + location.search} />
    </>
  )
}
