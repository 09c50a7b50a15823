/** Continues a guest's Play after the login: the same queue, from the same track, at the same second. ROLE-32 */
import type { QueryClient } from '@tanstack/react-query'
import { itemQuery } from '../../api/items.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { SourceKind } from '../../contract/shared.ts'
import { sharedQueueIn } from '../../domain/shared-queue.ts'
import { type LinkedPosition, linkedPositionIn, startSecondFor } from '../../domain/linked-position.ts'
import { defaultPartOrder } from '../../domain/podcasts/parts.ts'
import { savedPartOrderOf } from '../../state/podcasts/part-order.ts'
import { player, callPlayer, loadPlayer } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { type PlayIntention, findPlayIntention, removeIntention } from '../../state/session/intention.ts'

export interface InitialPlayContext {
  tenant: string
  client: QueryClient
  scope: PublicScope
  /** The address when the user became known: another try may come from elsewhere. */
  at: Pick<Location, 'pathname' | 'search'>
}
interface FoundTracks {
  title: string
  tracks: readonly Track[]
}
type FindTracks = (
  context: InitialPlayContext,
  play: Pick<PlayIntention, 'track' | 'list'> & { id: string },
) => Promise<FoundTracks>

const findSharedQueue = async (
  { client, scope }: InitialPlayContext,
  ids: string,
): Promise<readonly Track[]> => {
  const { tracksQuery } = await import('../../api/tracks.ts')
  const { entries } = await client.ensureQueryData(tracksQuery(scope, ids))
  return entries.filter(({ restriction }) => !restriction)
}

const findSingleTrack: FindTracks = async ({ client, scope }, { track }) => {
  const only = await client.ensureQueryData(itemQuery(scope, 'track', track))
  return { title: only.title, tracks: [only] }
}
const findPartsAround =
  (kind: CollectionKind): FindTracks =>
  async ({ client, scope }, { id, track }) => {
    const { partsAroundQuery } = await import('../../api/podcasts.ts')
    const order = savedPartOrderOf(scope.tenant, id) ?? defaultPartOrder[kind]
    const { entries } = await client.ensureQueryData(partsAroundQuery(scope, id, order, track))
    return { title: entries[0]?.album.title ?? '', tracks: entries }
  }
/** The queue of the link where it has one, else the track alone. */
const findLinkedTracks: FindTracks = async (context, play) => {
  const ids = sharedQueueIn(context.at.search)
  if (!ids) return findSingleTrack(context, play)
  const tracks = await findSharedQueue(context, ids)
  return { title: tracks[0]?.title ?? '', tracks }
}
/** An earlier build saved no list. */
const findListedTracks: FindTracks = async (context, play) => {
  const { list, track } = play
  if (!list) return findSingleTrack(context, play)
  const [{ tracksQuery }, { songBlocksAround }] = await Promise.all([
    import('../../api/tracks.ts'),
    import('../../domain/song-blocks.ts'),
  ])
  const { client, scope } = context
  const answers = await Promise.all(
    songBlocksAround(list.ids, list.ids.indexOf(track)).map((block) =>
      client.ensureQueryData(tracksQuery(scope, block.join('.'))),
    ),
  )
  return { title: list.title, tracks: answers.flatMap(({ entries }) => entries) }
}
const findItem =
  (name: 'album' | 'artist' | 'playlist'): FindTracks =>
  ({ client, scope }, { id }) =>
    client.ensureQueryData(itemQuery(scope, name, id))

/** The same queries as the screens', so that what the page already has is not fetched again. */
const trackFinders: Record<SourceKind, FindTracks> = {
  album: findItem('album'),
  artist: findItem('artist'),
  playlist: findItem('playlist'),
  podcast: findPartsAround('podcast'),
  audiobook: findPartsAround('audiobook'),
  track: findLinkedTracks,
  shelf: findListedTracks,
}

type LinkLoader = (context: InitialPlayContext, id: string) => Promise<{ track: Track; from: QueueSource }>

const linkLoaders: Record<LinkedPosition['kind'], LinkLoader> = {
  track: async ({ client, scope }, id) => {
    const track = await client.ensureQueryData(itemQuery(scope, 'track', id))
    return { track, from: { kind: 'track', id, title: track.title } }
  },
  episode: async ({ client, scope }, id) => {
    const track = await client.ensureQueryData(itemQuery(scope, 'episode', id))
    return { track, from: { kind: 'podcast', id: track.show.id, title: track.show.title } }
  },
}
/** The track of a link with a timestamp; null where it may not be played here: its page says why. */
export const findTimestampLink = async (context: InitialPlayContext) => {
  const timestamp = linkedPositionIn(context.at.pathname, context.at.search)
  if (!timestamp) return null
  const { track, from } = await linkLoaders[timestamp.kind](context, timestamp.id)
  return track.restriction ? null : { track, from, second: timestamp.second }
}
/** The song or episode is prepared on its page, and the page's own Play continues from it. */
const prepareTimestampLink = async (context: InitialPlayContext) => {
  const found = await findTimestampLink(context)
  if (!found) return
  const actions = await loadPlayer()
  const queue = await actions.queue()
  queue.prepare([found.track], found.from, found.second)
}

/** Current playback goes on, and the previous queue is among the past queues. */
const prepareSharedQueue = async (context: InitialPlayContext, ids: string) => {
  const { at } = context
  const tracks = await findSharedQueue(context, ids)
  const first = tracks[0]
  if (!first) return showSnack('queue.carriedNone', { tone: 'bad' })
  const actions = await loadPlayer()
  const from = { kind: 'track', id: first.id, title: first.title } as const
  const second = startSecondFor(first.id, linkedPositionIn(at.pathname, at.search))
  const queue = await actions.queue()
  queue.prepare(tracks, from, second ?? 0)
  const run = () => actions.playTracks(tracks, 0, from, second)
  showSnack('queue.carried', { action: { key: 'queue.playCarried', run } })
}
/** A reloaded page continues where it was: the address still has what its link once asked for. */
const hasRestoredQueue = async () => {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || (visit as PerformanceNavigationTiming).type === 'navigate') return false
  await loadPlayer()
  return player.queue.length > 0
}
const prepareLink = async (context: InitialPlayContext) => {
  const ids = sharedQueueIn(context.at.search)
  if (!ids && !linkedPositionIn(context.at.pathname, context.at.search)) return
  if (await hasRestoredQueue()) return
  await (ids ? prepareSharedQueue(context, ids) : prepareTimestampLink(context))
}

const includesTrack = ({ tracks }: FoundTracks, id: string) => tracks.some((track) => track.id === id)

/** Throws where it cannot be found; the record stays then, for another try. */
export const playInitialRequest = async (context: InitialPlayContext) => {
  const { tenant, at } = context
  const intention = findPlayIntention(tenant, at.pathname)
  if (!intention) return prepareLink(context)
  const { source, track, list } = intention
  const { kind, id } = source
  const play = { id, track, list }
  const found = await trackFinders[kind](context, play)
  // A list may no longer contain the tapped song: the song itself is played.
  const { title, tracks } = includesTrack(found, track) ? found : await findSingleTrack(context, play)
  const second = startSecondFor(track, linkedPositionIn(at.pathname, at.search))
  const first = tracks.findIndex((candidate) => candidate.id === track)
  await callPlayer((actions) => actions.playTracks(tracks, first, { kind, id, title }, second))
  removeIntention(tenant)
}
