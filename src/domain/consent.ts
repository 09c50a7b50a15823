/** CONSENT-01 to CONSENT-09 */
import * as v from 'valibot'

const Words = v.optional(v.record(v.string(), v.string()), {})
const Row = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: Words,
  text: Words,
  /** What the portal itself does under this cookie's name; no other code depends on it. */
  allows: v.optional(v.literal('analytics')),
})
export type ConsentRow = v.InferOutput<typeof Row>

export interface ConsentPolicy {
  isRequired: boolean
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

/** From the configuration node `cookies`. A tenant that configures no consent asks for none. CONSENT-07 */
export const consentPolicyOf = (node: Readonly<Record<string, unknown>>): ConsentPolicy => {
  const start = v.safeParse(v.object({ optional: v.boolean() }), node['initialState'])
  return {
    isRequired: node['consentCookie'] === true,
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

export const allowsAnalytics = ({ optional }: ConsentPolicy, { isGiven, allowed }: Consent): boolean =>
  isGiven && optional.some(({ id, allows }) => allows === 'analytics' && allowed.includes(id))

export const analyticsFlag = '1'
/** CONSENT-08, CONSENT-09 */
export const mayCount = ({ isRequired }: Pick<ConsentPolicy, 'isRequired'>, flag: string | null): boolean =>
  !isRequired || flag === analyticsFlag
