/** DIALOG-20: what the login is for, and the choice between signing in and creating an account. */
import { pathOf } from '../../domain/addresses/without-login-params.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { Button } from '../../ui/Button.tsx'
import { LoginLinks } from './LoginLinks.tsx'
import css from './LoginLinks.module.css'

export const LoginOrSignUpDialog = ({ reason, close }: DialogBodyProps<'loginOrSignUp'>) => {
  const { t } = useTranslation()
  return (
    <div className={css.choice}>
      <p>{t(`dialogs.loginOrSignUp.${reason}`)}</p>
      <LoginLinks
        options={[
          { id: 'login', title: t('login.signIn'), kind: 'login' },
          { id: 'register', title: t('login.create'), kind: 'register' },
        ]}
        returnTo={pathOf(location)}
      />
      <Button variant="text" onClick={close}>
        {t('dialogs.loginOrSignUp.later')}
      </Button>
    </div>
  )
}
