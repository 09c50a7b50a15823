/** A tab that is reloaded while its login code is redeemed loses the answer; the next page must know of it. */
import type { Language } from '../../contract/languages.ts'
import { tabKeys } from '../../contract/tab-keys.ts'
import { pathOf, withoutLoginParams } from '../../domain/addresses/without-login-params.ts'
import { loginAddress } from '../../domain/login-options.ts'
import { sessionEnvironment } from './session-environment.ts'

/** As long as a code can be redeemed. A tab that the browser restores later shows a visitor's page. */
const maxAgeMs = 5 * 60_000

export const noteRedeeming = (tenant: string, now: number) =>
  sessionStorage.setItem(tabKeys.redeeming(tenant), String(now))

export const dropRedeeming = (tenant: string) => sessionStorage.removeItem(tabKeys.redeeming(tenant))

/** Whether a code was being redeemed a moment ago; the note is gone afterwards. */
export const takeRedeeming = (tenant: string, now: number): boolean => {
  const noted = sessionStorage.getItem(tabKeys.redeeming(tenant))
  if (noted === null) return false
  dropRedeeming(tenant)
  return now - Number(noted) <= maxAgeMs
}

/** The code may have been used, so a new one is fetched. The provider's session answers without asking for a password. */
export const repeatLogin = (tenant: string, lang: Language) => {
  const { foreignBackend } = sessionEnvironment()
  const redirectUrl = pathOf(withoutLoginParams(location))
  location.replace(loginAddress('login', { tenant, lang, redirectUrl, foreignBackend }))
}
