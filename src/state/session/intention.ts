/**
 * What a guest tapped that needs a login: it is carried out once they are signed in. On this device and not in the
 * tab, because a phone that closes the tab meanwhile (to read a letter, say) loses what a tab stores.
 */
import * as v from 'valibot'
import { kindNames } from '../../contract/kinds.ts'
import { localKeys } from '../../contract/storage-names.ts'
import { tabKeys } from '../../contract/tab-keys.ts'
import { Id, SourceKind, text } from '../../contract/shared.ts'
import { splitLanguage } from '../../domain/addresses/routing.ts'
import { songBlockSize } from '../../domain/song-blocks.ts'

/** A list plays a window of its songs: three blocks at most. */
const maxListedSongs = 3 * songBlockSize

const where = { address: v.pipe(v.string(), v.maxLength(1000), v.startsWith('/')), at: v.number() }
const playFields = {
  ...where,
  track: Id,
  /** Of a list that has no page of its own to be loaded from again. */
  list: v.optional(v.object({ title: text(300), ids: v.pipe(v.array(Id), v.maxLength(maxListedSongs)) })),
}
const Play = v.object({
  ...playFields,
  kind: v.literal('play'),
  source: v.object({ kind: SourceKind, id: Id }),
})
const Like = v.object({
  ...where,
  kind: v.literal('like'),
  item: v.object({ kind: v.picklist(kindNames), id: Id, title: text(300) }),
})
/** The card is read in full where its dialog opens: its schema is not needed for the first view. */
const Rate = v.object({ ...where, kind: v.literal('rate'), card: v.looseObject({ id: Id }) })
const Intention = v.variant('kind', [Play, Like, Rate])
type Intention = v.InferOutput<typeof Intention>
export type PlayIntention = v.InferOutput<typeof Play>

const EarlierPlay = v.pipe(
  v.object({ ...playFields, kind: SourceKind, id: Id }),
  v.transform(({ kind, id, ...rest }) => ({ ...rest, kind: 'play' as const, source: { kind, id } })),
)
const Stored = v.union([Intention, EarlierPlay])

/** Half an hour: later the user has forgotten the tap and would be startled. */
export const intentionMaxAgeMs = 30 * 60_000

type Undated<I> = I extends Intention ? Omit<I, 'at'> : never
export const saveIntention = (tenant: string, intention: Undated<Intention>, now = Date.now()) =>
  localStorage.setItem(localKeys.intention(tenant), JSON.stringify({ ...intention, at: now }))

export const removeIntention = (tenant: string) => {
  localStorage.removeItem(localKeys.intention(tenant))
  sessionStorage.removeItem(tabKeys.playAfterLogin(tenant))
}

const readIntention = (tenant: string, now: number): Intention | null => {
  const stored =
    localStorage.getItem(localKeys.intention(tenant)) ??
    sessionStorage.getItem(tabKeys.playAfterLogin(tenant))
  if (stored === null) return null
  try {
    const intention = v.parse(Stored, JSON.parse(stored))
    if (now - intention.at <= intentionMaxAgeMs) return intention
  } catch (error) {
    console.warn('dropped an intention that does not fit', error)
  }
  removeIntention(tenant)
  return null
}

const isOfKind = <K extends Intention['kind']>(
  intention: Intention | null,
  kind: K,
): intention is Extract<Intention, { kind: K }> => intention?.kind === kind

export const findIntention = <K extends Intention['kind']>(
  tenant: string,
  kind: K,
  now = Date.now(),
): Extract<Intention, { kind: K }> | null => {
  const intention = readIntention(tenant, now)
  return isOfKind(intention, kind) ? intention : null
}

export const hasIntention = (tenant: string): boolean => readIntention(tenant, Date.now()) !== null

const pageOf = (address: string) => splitLanguage(address).path

/** Waits for its own page, in whichever language that comes back. */
export const findPlayIntention = (
  tenant: string,
  address: string,
  now = Date.now(),
): PlayIntention | null => {
  const play = findIntention(tenant, 'play', now)
  return play && pageOf(play.address) === pageOf(address) ? play : null
}
