/** CONSENT-01 to CONSENT-09 */
import * as v from 'valibot'
import { allowedCookie, consentCookie } from '../contract/cookies.ts'
import type { CookieShape } from '../lib/cookie.ts'

const Words = v.optional(v.record(v.string(), v.string()), {})
const Row = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: Words,
  text: Words,
  /** What the portal itself does under this cookie's name; no other code depends on it. */
  allows: v.optional(v.picklist(['analytics', 'advertising'])),
})
export type ConsentRow = v.InferOutput<typeof Row>

export interface ConsentPolicy {
  isRequired: boolean
  cookies: { given: CookieShape; allowed: CookieShape }
  necessary: readonly ConsentRow[]
  optional: readonly ConsentRow[]
  startsAllowed: boolean
}
export interface Consent {
  isGiven: boolean
  allowed: readonly string[]
}

/** Rows that do not fit are skipped, a missing list is empty (AMBIG-035). */
const rowsOf = (list: unknown): ConsentRow[] =>
  Array.isArray(list)
    ? list.flatMap((row) => {
        const parsed = v.safeParse(Row, row)
        return parsed.success ? [parsed.output] : []
      })
    : []

/** What a cookie's name may begin with; anything else is the usual one. */
const Identifier = v.fallback(v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,31}$/i)), 'ncc')

/** Portals that share a domain ask each for itself, if their `identifier` differs. CONFIG-27 */
const cookiesNamedBy = (identifier: unknown): ConsentPolicy['cookies'] => {
  const name = v.parse(Identifier, identifier)
  return {
    given: { ...consentCookie, name: `${name}_c` },
    allowed: { ...allowedCookie, name: `${name}_e` },
  }
}

/** From the configuration node `cookies`. A tenant that configures no consent asks for none. CONSENT-07 */
export const consentPolicyOf = (node: Readonly<Record<string, unknown>>): ConsentPolicy => {
  const start = v.safeParse(v.object({ optional: v.boolean() }), node['initialState'])
  return {
    isRequired: node['consentCookie'] === true,
    cookies: cookiesNamedBy(node['identifier']),
    necessary: rowsOf(node['necessary']),
    optional: rowsOf(node['optional']),
    startsAllowed: start.success && start.output.optional,
  }
}

/** Necessary first, then optional, in configured order and without a separator (AMBIG-033). */
export const consentValue = ({ necessary, optional }: ConsentPolicy): string =>
  [...necessary, ...optional].map(({ id }) => id).join('')

const separator = '|'
export const allowedValue = (allowed: readonly string[]): string => allowed.join(separator)

/** A changed list of cookies is a new question: an answer to the old one does not count. */
export const consentOf = (
  policy: ConsentPolicy,
  cookies: { given: string | null; allowed: string | null },
): Consent => {
  if (cookies.given !== consentValue(policy)) return { isGiven: false, allowed: [] }
  const allowedIds = (cookies.allowed ?? '').split(separator)
  return {
    isGiven: true,
    allowed: policy.optional.flatMap(({ id }) => (allowedIds.includes(id) ? [id] : [])),
  }
}

const allowsUse =
  (use: ConsentRow['allows']) =>
  ({ optional }: ConsentPolicy, { isGiven, allowed }: Consent) =>
    isGiven && optional.some(({ id, allows }) => allows === use && allowed.includes(id))
export const allowsAnalytics = allowsUse('analytics')
/** Without an answer nobody's visit counts for a campaign, whether consent is required or not. */
export const allowsAdvertising = allowsUse('advertising')

export const analyticsFlag = '1'
/** CONSENT-08, CONSENT-09 */
export const mayCount = ({ isRequired }: Pick<ConsentPolicy, 'isRequired'>, flag: string | null): boolean =>
  !isRequired || flag === analyticsFlag
