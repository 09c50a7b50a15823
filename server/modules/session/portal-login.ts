/**
 * Logins of portals on another origin (PORTAL_ORIGINS), whose calls carry no cookie of this server. The login code
 * contains nonce and verifier, encrypted; the session is bound to the portal's origin.
 */
import * as v from 'valibot'
import { returnAddress } from '../../../src/domain/addresses/return-address.ts'
import type { Clock } from '../../context.ts'
import { seal, unseal } from './refresh-token.ts'

const isAt = (address: string, origin: string) => address === origin || address.startsWith(`${origin}/`)

/**
 * As `returnAddress`, and an address of a portal elsewhere. A portal that reaches this server below a path of its own
 * address sends complete ones as well, which are paths of ours.
 */
export const returnTo = (address: unknown, portals: readonly string[], ownOrigin: string): string => {
  if (typeof address !== 'string') return returnAddress(address)
  if (isAt(address, ownOrigin)) return returnAddress(address.slice(ownOrigin.length))
  const portal = portals.find((origin) => isAt(address, origin))
  return portal === undefined ? returnAddress(address) : portal + returnAddress(address.slice(portal.length))
}

export const portalOfReturn = (address: string, portals: readonly string[]): string | null =>
  portals.find((origin) => address.startsWith(`${origin}/`)) ?? null

/** Unlike a cookie it is no secret: with a refresh token of such a session anyone may use it (decision 51). */
export const portalProof = (portal: string) => `portal ${portal}`

const Sealed = v.object({
  code: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  isConfirming: v.optional(v.boolean()),
  portal: v.string(),
  until: v.number(),
})
type Redeemable = Pick<v.InferOutput<typeof Sealed>, 'code' | 'nonce' | 'verifier' | 'isConfirming'>

const lifetimeMs = 5 * 60_000
/** What a provider's code may have, so that the sealed one fits into the call. */
export const longestProviderCode = 900

export const portalCodeKeyName = 'portal-codes'

const readSealed = (text: string, key: string): unknown => {
  try {
    return JSON.parse(unseal(text, key))
  } catch {
    // Altered, or never ours.
    return null
  }
}

export const createPortalCodes = (key: string, clock: Clock) => ({
  seal: (value: Redeemable & { portal: string }): string =>
    seal(JSON.stringify({ ...value, until: clock.now().getTime() + lifetimeMs }), key),
  /** Only for the portal that it was made for. The provider sees to it that it works once. */
  open(text: string, portal: string): Redeemable | null {
    const parsed = v.safeParse(Sealed, readSealed(text, key))
    if (!parsed.success) return null
    const { output } = parsed
    return output.portal === portal && output.until > clock.now().getTime() ? output : null
  },
})
export type PortalCodes = ReturnType<typeof createPortalCodes>
