/** Links to sign in and to what else is offered: each leads to an address of its own, so none is a second way to the same. */
import type { LoginOption } from '../../domain/login-options.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { LoginLinks } from './LoginLinks.tsx'

interface MainLoginOptionsProps {
  returnTo?: string | undefined
  others?: readonly LoginOption[]
}

export const MainLoginOptions = ({ returnTo, others = [] }: MainLoginOptionsProps) => {
  const { t } = useTranslation()
  const first: LoginOption = { id: 'login', title: t('login.signIn'), kind: 'login' }
  return (
    <LoginLinks options={[first, ...others]} returnTo={returnTo ?? location.pathname + location.search} />
  )
}
