import { pathOf } from '../../domain/addresses/without-login-params.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import type { LoginOption } from '../../domain/login-options.ts'
import { LoginLinks } from './LoginLinks.tsx'

interface MainLoginOptionsProps {
  returnTo?: string | undefined
  others?: readonly LoginOption[]
}

/** Each link leads to an address of its own, so none is a second way to the same. */
const MainLoginOptions = ({ returnTo, others = [] }: MainLoginOptionsProps) => {
  const { t } = useTranslation()
  const first: LoginOption = { id: 'login', title: t('login.signIn'), kind: 'login' }
  return <LoginLinks options={[first, ...others]} returnTo={returnTo ?? pathOf(location)} />
}

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
