/** To the tenant's own provider, which asks again who is there, and back to this address. */
import type { Language } from '../../../contract/languages.ts'
import type { Elsewhere } from '../../../contract/page.ts'
import { loginAddress } from '../../../domain/login-options.ts'
import { saveDraftsOverLogin } from '../../../state/forms/drafts-over-login.ts'
import { userKey } from '../../../state/session/session.ts'

interface ConfirmingPortal {
  tenant: { name: string }
  lang: Language
  foreignBackend: Elsewhere | undefined
}

export const leaveToConfirmLogin = ({ tenant: { name: tenant }, lang, foreignBackend }: ConfirmingPortal) => {
  saveDraftsOverLogin(tenant, userKey())
  const redirectUrl = location.pathname + location.search + location.hash
  location.assign(loginAddress('login', { tenant, lang, redirectUrl, foreignBackend, mustAskAgain: true }))
}
