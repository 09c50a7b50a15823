/** A guest's Play, after the way through the login: the same queue, from the same track, at the same place. ROLE-32 */
import type { QueryClient } from '@tanstack/react-query'
import { albumQuery, artistQuery, playlistQuery, trackQuery } from '../../api/items.ts'
import type { Track } from '../../contract/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { carriedIn } from '../../domain/shared-queue.ts'
import { type Moment, momentIn, secondFor } from '../../domain/linked-position.ts'
import { usualOrder } from '../../domain/podcasts/parts.ts'
import { orderOf } from '../../state/podcasts/part-order.ts'
import { player, playerDo, readyPlayer } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { type PreparedPlay, dropPreparedPlay, findPreparedPlay } from '../../state/player/play-after-login.ts'

export interface Place {
  tenant: string
  client: QueryClient
  scope: PublicScope
  /** Where the page was when it was known who is here: another try may come from elsewhere. */
  at: Pick<Location, 'pathname' | 'search'>
}
interface Found {
  title: string
  tracks: readonly Track[]
}

/** What may be played here of the queue in a link. */
const findCarried = async ({ client, scope }: Place, ids: string): Promise<readonly Track[]> => {
  const { carriedQuery } = await import('../../api/shared-queue.ts')
  const { entries } = await client.ensureQueryData(carriedQuery(scope, ids))
  return entries.filter(({ restriction }) => !restriction)
}

/** The same queries as the screens', so that what the page already has is not asked again. */
const find = async (place: Place, { kind, id, track }: PreparedPlay): Promise<Found> => {
  const { client, scope, at } = place
  if (kind === 'album') return client.ensureQueryData(albumQuery(scope, id))
  if (kind === 'artist') return client.ensureQueryData(artistQuery(scope, id))
  if (kind === 'playlist') return client.ensureQueryData(playlistQuery(scope, id))
  if (kind === 'podcast' || kind === 'audiobook') {
    const { partsAroundQuery } = await import('../../api/podcasts.ts')
    const order = orderOf(scope.tenant, id) ?? usualOrder[kind]
    const { entries } = await client.ensureQueryData(partsAroundQuery(scope, id, order, track))
    return { title: entries[0]?.album.title ?? '', tracks: entries }
  }
  const ids = kind === 'track' ? carriedIn(at.search) : null
  if (!ids) return findAlone(place, track)
  const tracks = await findCarried(place, ids)
  return { title: tracks[0]?.title ?? '', tracks }
}
const findAlone = async (
  { client, scope }: Pick<Place, 'client' | 'scope'>,
  track: string,
): Promise<Found> => {
  const only = await client.ensureQueryData(trackQuery(scope, track))
  return { title: only.title, tracks: [only] }
}

const momentOf = async ({ client, scope }: Place, { kind, id }: Moment) => {
  if (kind === 'track') {
    const track = await client.ensureQueryData(trackQuery(scope, id))
    return { track, from: { kind, id, title: track.title } as const }
  }
  const { episodeQuery } = await import('../../api/podcasts.ts')
  const track = await client.ensureQueryData(episodeQuery(scope, id))
  return { track, from: { kind: 'podcast', id: track.show.id, title: track.show.title } as const }
}
/** What a link with a moment leads to; null where that may not be played here: its page says why. */
export const leadsTo = async (place: Place) => {
  const moment = momentIn(place.at.pathname, place.at.search)
  if (!moment) return null
  const { track, from } = await momentOf(place, moment)
  return track.restriction ? null : { track, from, second: moment.second }
}
/** Whoever opens it finds its song or episode ready there, and the page's own Play goes on from it. */
const prepareMoment = async (place: Place) => {
  const found = await leadsTo(place)
  if (!found) return
  const verbs = await readyPlayer()
  const queue = await verbs.queue()
  queue.prepare([found.track], found.from, found.second)
}

/**
 * Whoever opens a link with a queue finds it ready, from the song that the link leads to. What sounds goes on, and what
 * stood there before is among the earlier queues.
 */
const prepareCarried = async (place: Place, ids: string) => {
  const { at } = place
  const tracks = await findCarried(place, ids)
  const first = tracks[0]
  if (!first) return showSnack('queue.carriedNone', { tone: 'bad' })
  const verbs = await readyPlayer()
  const from = { kind: 'track', id: first.id, title: first.title } as const
  const second = secondFor(first.id, momentIn(at.pathname, at.search))
  const queue = await verbs.queue()
  queue.prepare(tracks, from, second ?? 0)
  const run = () => verbs.playTracks(tracks, 0, from, second)
  showSnack('queue.carried', { action: { key: 'queue.playCarried', run } })
}
/** A page that is loaded anew goes on where it was: the address still says what its link once asked for. */
const isTaken = async () => {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || (visit as PerformanceNavigationTiming).type === 'navigate') return false
  await readyPlayer()
  return player.queue.length > 0
}
const prepareLink = async (place: Place) => {
  const ids = carriedIn(place.at.search)
  if (!ids && !momentIn(place.at.pathname, place.at.search)) return
  if (await isTaken()) return
  await (ids ? prepareCarried(place, ids) : prepareMoment(place))
}

const isIn = ({ tracks }: Found, id: string) => tracks.some((track) => track.id === id)

/** Throws where it cannot be found; the record stays then, for another try. */
export const playPrepared = async (place: Place) => {
  const { tenant, at } = place
  const play = findPreparedPlay(tenant, at.pathname)
  if (!play) return prepareLink(place)
  const { kind, id, track } = play
  const whole = await find(place, play)
  // A list may have lost what was tapped in it: the song itself is what was asked for.
  const { title, tracks } = isIn(whole, track) ? whole : await findAlone(place, track)
  const second = secondFor(track, momentIn(at.pathname, at.search))
  const first = tracks.findIndex((one) => one.id === track)
  await playerDo((verbs) => verbs.playTracks(tracks, first, { kind, id, title }, second))
  dropPreparedPlay(tenant)
}
