import type { Language } from '../contract/languages.ts'
import { partnerFlow, partnerLogin, partnerSignup } from '../contract/partner-login.ts'
import { safeAddress } from '../lib/safe-address.ts'
import { request } from './request.ts'

interface PartnerLogin {
  tenant: string
  lang: Language
  redirectUrl: string
}

/** Somebody has tapped and waits; later the plain link is followed. */
const timeoutMs = 5_000

export const findPartnerLogin = async ({ tenant, lang, redirectUrl }: PartnerLogin): Promise<string> => {
  const input = { params: { tenant }, body: { redirectUrl, lang, tenantName: tenant } }
  const deadline = { deadline: timeoutMs }
  const { body: flow } = await request(partnerFlow, input, deadline)
  const { body: start } = await request(
    flow.step === 'signup' ? partnerSignup : partnerLogin,
    input,
    deadline,
  )
  const address = safeAddress(start.redirectUrl)
  if (address === null) throw new Error('the partner login answers an address that is no page')
  return address
}
