/** The page of the login asks for the passkey and leads back here, where the login is then recent. */
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { passkeysQuery } from '../../../api/passkeys.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { leaveToConfirmLogin } from '../../../state/session/leave-to-confirm-login.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { signsInHere } from './passkey-facts.ts'

export const ConfirmByPasskey = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { data } = useQuery(passkeysQuery(personalScopeOf(portal)))
  if (!data || !signsInHere(data)) return null
  return (
    <Button
      variant="outline"
      icon={<IconKey size={20} aria-hidden />}
      onClick={() => leaveToConfirmLogin(portal)}
    >
      {t('passkeys.confirm')}
    </Button>
  )
}
