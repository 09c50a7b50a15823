/** What the dialog `login` shows (DIALOG-18): one sentence, the way to the provider, and the other ways. */
import { useTranslation } from '../../state/words.tsx'
import { hasSeveralOptions, type LoginOption } from '../../domain/login-options.ts'
import { openDialog } from '../../state/dialogs.ts'
import { usePortal } from '../../state/portal.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoginWays } from './LoginWays.tsx'

interface LoginDialogProps {
  returnTo?: string
}

export const LoginDialog = ({ returnTo }: LoginDialogProps) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const place = returnTo ?? location.pathname + location.search
  const first: LoginOption[] = [{ id: 'login', title: t('login.signIn'), kind: 'login' }]
  const both: LoginOption[] = [...first, { id: 'register', title: t('login.create'), kind: 'register' }]
  const several = hasSeveralOptions(tenant)
  return (
    <>
      <p>{t(returnTo ? 'login.toPlay' : 'login.text')}</p>
      <LoginWays options={several ? first : both} returnTo={place} />
      {several && (
        <Button look="outline" onClick={() => openDialog('loginOptions', { returnTo: place })}>
          {t('login.other')}
        </Button>
      )}
    </>
  )
}
