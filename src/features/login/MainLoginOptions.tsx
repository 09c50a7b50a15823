/** The main login option, those beside it, and where the tenant has several a button for all of them. */
import { type LoginOption, hasSeveralOptions } from '../../domain/login-options.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoginLinks } from './LoginLinks.tsx'

interface MainLoginOptionsProps {
  /** The current page, where none is given. */
  returnTo?: string | undefined
  /** Shown where the tenant has no list of options. */
  besides?: readonly LoginOption[]
}

export const MainLoginOptions = ({ returnTo, besides = [] }: MainLoginOptionsProps) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const place = returnTo ?? location.pathname + location.search
  const first: LoginOption = { id: 'login', title: t('login.signIn'), kind: 'login' }
  const several = hasSeveralOptions(tenant)
  return (
    <>
      <LoginLinks options={several ? [first] : [first, ...besides]} returnTo={place} />
      {several && (
        <Button variant="outline" onClick={() => openDialog('loginOptions', { returnTo: place })}>
          {t('login.other')}
        </Button>
      )}
    </>
  )
}
