import { useTranslation } from '../../state/words/translation.tsx'
import { MainLoginOptions } from './MainLoginOptions.tsx'

interface LoginDialogProps {
  returnTo?: string
}

/** DIALOG-18: one sentence, and the links to sign in and to create an account. */
export const LoginDialog = ({ returnTo }: LoginDialogProps) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(returnTo ? 'login.toPlay' : 'login.text')}</p>
      <MainLoginOptions
        returnTo={returnTo}
        others={[{ id: 'register', title: t('login.create'), kind: 'register' }]}
      />
    </>
  )
}

/** DIALOG-40: what happened, what is pending, and a login that returns to this page. */
export const SessionExpiredDialog = () => {
  const { t } = useTranslation()
  return (
    <>
      <p role="alert">{t('error.tokenExpired')}</p>
      <p>{t('login.waiting')}</p>
      <MainLoginOptions />
    </>
  )
}
