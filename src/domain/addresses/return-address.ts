/** Only a path of this origin. Page and server use the same rule, so no link can redirect to another site. */
import { linkTo } from './addresses.ts'
import { pathOf, withoutLoginParams } from './without-login-params.ts'

const longest = 1000
/** Never requested; it only makes relative addresses resolvable. */
const placeholderOrigin = 'https://portal.invalid'
const excludedPaths = /^\/(login|register|oidc|api|_)(\/|$)/
// Control characters, spaces of any kind and backslashes: browsers drop or turn them before they parse an
// address.
const suspicious = /[\\\s\p{Cc}\p{Cf}]/u

const parse = (address: string): URL | null => {
  try {
    return new URL(address, placeholderOrigin)
  } catch {
    return null
  }
}

const isOwnPath = (address: string) =>
  address.length <= longest &&
  address.startsWith('/') &&
  !address.startsWith('//') &&
  !suspicious.test(address)

export const returnAddress = (address: unknown): string => {
  if (typeof address !== 'string' || !isOwnPath(address)) return '/'
  const url = parse(address)
  // `/.//evil.example` is normalised to `//evil.example`, hence the second check.
  if (!url || url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return '/'
  if (excludedPaths.test(url.pathname) && url.pathname !== linkTo.partnerLogin()) return '/'
  return pathOf(withoutLoginParams(url))
}
