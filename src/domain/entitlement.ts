/** May this user hear this item, and how much of it? One pure rule for every kind of sound. */

interface EntitlementPlan {
  id: number
  /** Empty: the plan opens everything. */
  contingents: readonly { contentTypes: readonly string[] }[]
}
interface HeldSubscription {
  typeId: number
  state: string
  /** ISO time; null runs on. */
  endDate: string | null
}
export interface EntitlementQuestion {
  contentType: string
  /** Why nobody may play it here, e.g. NOT_LICENSED. */
  restriction: string | null
  /** Open to every logged-in user, e.g. an episode without a premium mark. */
  isFree: boolean
  isOwned: boolean
  held: readonly HeldSubscription[]
  plans: readonly EntitlementPlan[]
  now: Date
}
export type Entitlement = { access: 'full' | 'preview'; buy: readonly number[] } | { access: 'none'; buy: [] }

/** A cancelled plan stays the user's until its end date. */
export const runs = ({ state, endDate }: HeldSubscription, now: Date): boolean =>
  (state === 'ACTIVE' || (state === 'CANCELED' && endDate !== null)) &&
  (endDate === null || new Date(endDate).getTime() > now.getTime())

/** Plans name books and shows; what sounds are their parts. */
const wholes: Partial<Record<string, string>> = { AUDIOBOOK_CHAPTER: 'AUDIOBOOK', PODCAST_EPISODE: 'PODCAST' }

export const opens = ({ contingents }: Pick<EntitlementPlan, 'contingents'>, contentType: string): boolean =>
  contingents.length === 0 ||
  contingents.some(({ contentTypes }) =>
    contentTypes.some((type) => type === contentType || type === wholes[contentType]),
  )

const openingOf = ({ plans, contentType }: Pick<EntitlementQuestion, 'plans' | 'contentType'>) =>
  plans.filter((plan) => opens(plan, contentType)).map(({ id }) => id)

/** `buy` holds the ids of the plans that would open the item. */
export const entitlementOf = (question: EntitlementQuestion): Entitlement => {
  const { restriction, isFree, isOwned, held, now } = question
  if (restriction !== null) return { access: 'none', buy: [] }
  if (isFree || isOwned) return { access: 'full', buy: [] }
  const opening = openingOf(question)
  const holds = held.some((one) => opening.includes(one.typeId) && runs(one, now))
  return holds ? { access: 'full', buy: [] } : { access: 'preview', buy: opening }
}

/** A plan that runs on without an end is asked about again after this long. */
const longestTerm = 30 * 24 * 60 * 60_000

/** Until when bytes that were taken along may be played: as long as a plan opens them. Null: for good. */
export const termOf = (question: EntitlementQuestion): string | null => {
  const { isFree, isOwned, held, now } = question
  if (isFree || isOwned) return null
  const opening = openingOf(question)
  const ends = held
    .filter((one) => opening.includes(one.typeId) && runs(one, now))
    .map(({ endDate }) => (endDate === null ? now.getTime() + longestTerm : Date.parse(endDate)))
  return new Date(Math.max(now.getTime(), ...ends)).toISOString()
}
