import { type LoginOption, hasSeveralOptions } from '../../domain/login-options.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoginLinks } from './LoginLinks.tsx'

interface MainLoginOptionsProps {
  returnTo?: string | undefined
  others?: readonly LoginOption[]
}

export const MainLoginOptions = ({ returnTo, others = [] }: MainLoginOptionsProps) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const returnAddress = returnTo ?? location.pathname + location.search
  const first: LoginOption = { id: 'login', title: t('login.signIn'), kind: 'login' }
  const hasSeveral = hasSeveralOptions(tenant)
  return (
    <>
      <LoginLinks options={hasSeveral ? [first] : [first, ...others]} returnTo={returnAddress} />
      {hasSeveral && (
        <Button variant="outline" onClick={() => openDialog('loginOptions', { returnTo: returnAddress })}>
          {t('login.other')}
        </Button>
      )}
    </>
  )
}
