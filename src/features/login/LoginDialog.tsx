/** DIALOG-18: one sentence, and the links to sign in and to create an account. */
import { useTranslation } from '../../state/words/translation.tsx'
import { MainLoginOptions } from './MainLoginOptions.tsx'

interface LoginDialogProps {
  returnTo?: string
}

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
