/** May a user play, open or read an item, and until when? The one rule, for server and page alike. */
import { type Kind, kindOf } from '../contract/kinds.ts'

export interface HeldPlan {
  typeId: number
  state: string
  subState: string | null
  endDate: string | null
  /** ISO time until which it opens although its renewal failed. */
  graceUntil?: string | null | undefined
}
export interface Holdings {
  plans: readonly HeldPlan[]
  ownedItems?: ReadonlySet<string>
}
interface SoldPlan {
  id: number
  /** Empty: the plan opens everything. */
  contingents: readonly { contentTypes: readonly string[] }[]
}
export interface EntitledItem {
  id?: string
  kind: Kind
  premium?: boolean | undefined
  /** Why nobody may use it here, e.g. NOT_LICENSED. */
  restriction?: string | null | undefined
}
export interface EntitlementQuestion {
  item: EntitledItem
  holdings: Holdings | null
  plans: readonly SoldPlan[]
  now: Date
}
export interface Entitlement {
  access: 'full' | 'preview' | 'none'
  /** ISO time at which the access ends, if it does. */
  until: string | null
  action: 'open' | 'signIn' | 'choosePlan' | null
  openingPlanIds: readonly number[]
}

/** In milliseconds; Infinity has no end, -Infinity opens nothing. A cancelled plan is open while paid for. */
const openUntil = ({ state, subState, endDate, graceUntil }: HeldPlan): number => {
  if (state !== 'ACTIVE' && state !== 'CANCELED') return -Infinity
  const runsOn = state === 'ACTIVE' && subState !== 'PENDING' ? Infinity : -Infinity
  return Math.max(
    endDate === null ? runsOn : Date.parse(endDate),
    graceUntil ? Date.parse(graceUntil) : -Infinity,
  )
}

export const isPlanOpen = (plan: HeldPlan, now: Date): boolean => openUntil(plan) > now.getTime()

type PlanStatus = 'active' | 'inactive' | 'pending' | 'cancelled'

/** For lists and words only; access follows time instead. SUBS-07 to 12 */
export const planStatusOf = ({ state, subState }: Pick<HeldPlan, 'state' | 'subState'>): PlanStatus => {
  if (state === 'CANCELED') return 'cancelled'
  if (state === 'REQUESTED' || subState === 'PENDING') return 'pending'
  return state === 'ACTIVE' ? 'active' : 'inactive'
}

/** Plans name books and shows; what is played are their parts. */
const collectionTypes: Partial<Record<string, string>> = {
  AUDIOBOOK_CHAPTER: 'AUDIOBOOK',
  PODCAST_EPISODE: 'PODCAST',
}

export const planOpens = ({ contingents }: Pick<SoldPlan, 'contingents'>, contentType: string): boolean =>
  contingents.length === 0 ||
  contingents.some(({ contentTypes }) =>
    contentTypes.some((type) => type === contentType || type === collectionTypes[contentType]),
  )

const isPremium = ({ kind, premium }: EntitledItem): boolean => premium ?? kindOf(kind).needsPlan ?? false

const isOwned = ({ id }: EntitledItem, { ownedItems }: Holdings): boolean =>
  id !== undefined && ownedItems?.has(id) === true

/** A logged-in user may start anything, a guest free online games and nothing else. ROLE-33 */
export const mayStartPlay = ({
  isUser,
  kind,
  isFree,
}: {
  isUser: boolean
  kind: Kind
  isFree: boolean
}): boolean => isUser || (isFree && kindOf(kind).isOpenToGuests === true)

const mayGuestOpen = (item: EntitledItem): boolean => {
  const isFree = !isPremium(item)
  return (
    (isFree && kindOf(item.kind).action === 'read') ||
    mayStartPlay({ isUser: false, kind: item.kind, isFree })
  )
}

const open = (until: string | null): Entitlement => ({
  access: 'full',
  until,
  action: 'open',
  openingPlanIds: [],
})

const isoTime = (time: number): string | null => (time === Infinity ? null : new Date(time).toISOString())

const openingPlanIdsOf = ({ plans, item }: EntitlementQuestion): number[] =>
  plans.filter((plan) => planOpens(plan, kindOf(item.kind).contentType)).map(({ id }) => id)

const heldUntil = (holdings: Holdings, openingPlanIds: readonly number[]): number =>
  Math.max(
    -Infinity,
    ...holdings.plans.filter(({ typeId }) => openingPlanIds.includes(typeId)).map((plan) => openUntil(plan)),
  )

export const entitlementOf = (question: EntitlementQuestion): Entitlement => {
  const { item, holdings, now } = question
  if (item.restriction) return { access: 'none', until: null, action: null, openingPlanIds: [] }
  const openingPlanIds = openingPlanIdsOf(question)
  if (!holdings)
    return mayGuestOpen(item) ? open(null) : { access: 'none', until: null, action: 'signIn', openingPlanIds }
  if (!isPremium(item) || isOwned(item, holdings)) return open(null)
  const until = heldUntil(holdings, openingPlanIds)
  if (until > now.getTime()) return open(isoTime(until))
  const action = openingPlanIds.length > 0 ? 'choosePlan' : null
  return { access: 'preview', until: null, action, openingPlanIds }
}

/** A plan without an end is checked again after this long. */
const maxDownloadTermMs = 30 * 24 * 60 * 60_000

/** How long downloads may be played: as long as a plan opens them. Null: forever. */
export const downloadTermOf = (question: EntitlementQuestion): string | null => {
  const { item, holdings, now } = question
  if (holdings && (!isPremium(item) || isOwned(item, holdings))) return null
  const until = holdings ? heldUntil(holdings, openingPlanIdsOf(question)) : -Infinity
  const term = until === Infinity ? now.getTime() + maxDownloadTermMs : until
  return new Date(Math.max(now.getTime(), term)).toISOString()
}
