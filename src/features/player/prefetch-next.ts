/**
 * The next track is requested, and its bytes are fetched, while the current one plays: the change needs no
 * connection, so a tunnel does not interrupt it. One track at a time, none on a poor connection. A downloaded track is
 * read as soon as something plays, so "next" starts at once as well.
 */
import { subscribe } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { areConsecutive, longestFadeMs } from '../../domain/player/crossfade.ts'
import { isPrefetchDue } from '../../domain/player/prefetch-due.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { holdSound, isLocalSound, releaseSound } from '../../lib/sound-bytes.ts'
import { onCeilingChange } from '../../state/age-ceiling/apply-ceiling.ts'
import { ageCeiling } from '../../state/age-ceiling/age-ceiling.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { canPlaySound } from '../../state/player/sound-support.ts'
import { session, userKey } from '../../state/session/session.ts'
import { findNextAfterEnd } from './next-after-end.ts'
import type { PlayerContext } from './player-context.ts'
import type { PrefetchedSounds } from './player-slots.ts'
import { soundOwnerOf } from './sound-owner.ts'
import { type Loader, createLoader } from './audio/loader.ts'

/** A longer sound starts from the network: its memory is worth more than a gap. */
const maxBytes = 24_000_000
/** The entitlement may change later. */
const validForMs = 10 * 60_000
/** A failed request is repeated while there is time. */
const retryMs = 4_000

interface PrefetchedTrack {
  track: Track
  /** The track that played when it was requested: one request per track, whatever came of it. */
  requestedDuring: Track | null
  from: 'network' | 'disk'
  ceiling: number
  at: number
  answer: TrackFetch | null
  download: AbortController
}
type PrefetchContext = Pick<PlayerContext, 'playback' | 'queueController' | 'slots'>
interface PrefetchState extends PrefetchContext {
  readonly loader: Loader
  prefetched: PrefetchedTrack | null
  readonly ownUrls: Set<string>
  soundingUrl: string
  isDownloaded: (id: string) => boolean
}

const isValid = (prefetched: PrefetchedTrack | null) =>
  Boolean(prefetched?.answer?.url) &&
  prefetched?.ceiling === ageCeiling() &&
  Date.now() - prefetched.at < validForMs

/** The bytes replace the network address, if they arrive. */
const fetchBytes = async (answer: TrackFetch, signal: AbortSignal): Promise<TrackFetch> => {
  if (!answer.url || answer.isPreview || isLocalSound(answer.url)) return answer
  const { fetchCompleteSound } = await import('../../state/downloads/fetch-sound.ts')
  const bytes = await fetchCompleteSound(answer.url, maxBytes, signal)
  return bytes ? { ...answer, url: holdSound(bytes) } : answer
}

const releaseUrl = ({ ownUrls }: PrefetchState, url: string) => {
  if (ownUrls.delete(url)) releaseSound(url)
}
const dropPrefetched = (state: PrefetchState) => {
  const { prefetched } = state
  prefetched?.download.abort()
  state.loader.cancel()
  if (prefetched?.answer?.url) {
    state.playback.join(null)
    releaseUrl(state, prefetched.answer.url)
  }
  state.prefetched = null
}

const fetchTrack = async (state: PrefetchState, target: PrefetchedTrack) => {
  const { loader, playback } = state
  const { id } = target.track
  const fetched = await (target.from === 'network' ? loader.load(id) : loader.loadDownloaded(id))
  if (!fetched?.url || !canPlaySound(fetched.type)) return
  const answer = await fetchBytes(fetched, target.download.signal)
  if (!answer.url) return
  if (answer.url !== fetched.url) state.ownUrls.add(answer.url)
  if (state.prefetched !== target) return releaseUrl(state, answer.url)
  target.answer = answer
  if (target.requestedDuring && areConsecutive(target.requestedDuring, target.track))
    playback.join(answer.url)
}

const prefetchTrack = (state: PrefetchState, track: Track, from: PrefetchedTrack['from']) => {
  dropPrefetched(state)
  const target: PrefetchedTrack = {
    track,
    requestedDuring: state.queueController.current(),
    from,
    ceiling: ageCeiling(),
    at: Date.now(),
    answer: null,
    download: new AbortController(),
  }
  state.prefetched = target
  fetchTrack(state, target).catch((problem: unknown) => {
    if (state.prefetched !== target) return
    console.info('the next track is not prefetched', problem)
    setTimeout(() => {
      if (state.prefetched === target) dropPrefetched(state)
    }, retryMs)
  })
}

const prefetchIfDue = (state: PrefetchState) => {
  const { playback, queueController, prefetched } = state
  if (player.phase !== 'playing' || player.isPreview || !playback.speaker.isOurs()) return
  // Another device fetches for itself.
  if (soundOwnerOf(state.slots) === 'cast') return dropPrefetched(state)
  const from = isPrefetchDue(playerTime) && !dataSaver.isEnabled ? 'network' : 'disk'
  const { then, queue } = findNextAfterEnd(state)
  const track = then === 'ended' ? null : queue.tracks[queue.index]
  if (!track) return
  const isSame = prefetched?.track === track && prefetched.requestedDuring === queueController.current()
  const isReady = prefetched?.answer ? isValid(prefetched) : from === 'disk' || prefetched?.from === 'network'
  if (!isSame || !isReady) prefetchTrack(state, track, from)
}

/** Another user may have other entitlements. */
const dropWhenUserChanges = (state: PrefetchState) => {
  let user = userKey()
  subscribe(session, () => {
    if (userKey() === user) return
    user = userKey()
    dropPrefetched(state)
    releaseUrl(state, state.soundingUrl)
  })
}

const prefetchedSoundsOf = (state: PrefetchState): PrefetchedSounds => {
  const isInMemory = (id: string) => {
    const { prefetched } = state
    return (
      prefetched?.track.id === id &&
      isValid(prefetched) &&
      Boolean(prefetched.answer?.url?.startsWith('blob:'))
    )
  }
  return {
    // Another device can reach neither this disk nor this memory.
    isAvailableOffline: (id) =>
      soundOwnerOf(state.slots) !== 'cast' && (isInMemory(id) || state.isDownloaded(id)),
    take: (id) => {
      const { prefetched, soundingUrl } = state
      const answer = prefetched?.track.id === id && isValid(prefetched) ? prefetched.answer : null
      if (!answer?.url) return null
      state.prefetched = null
      // It may still fade out.
      setTimeout(() => releaseUrl(state, soundingUrl), longestFadeMs)
      state.soundingUrl = answer.url
      return answer
    },
    next: () => {
      const { prefetched, queueController } = state
      return prefetched?.answer && prefetched.requestedDuring === queueController.current()
        ? prefetched.track
        : null
    },
  }
}

export const connectPrefetch = ({ playback, queueController, slots }: PlayerContext) => {
  const state: PrefetchState = {
    playback,
    queueController,
    slots,
    loader: createLoader(),
    prefetched: null,
    ownUrls: new Set(),
    soundingUrl: '',
    isDownloaded: () => false,
  }
  subscribe(playerTime, () => prefetchIfDue(state))
  dropWhenUserChanges(state)
  onCeilingChange(() => dropPrefetched(state))
  import('../../state/downloads/downloaded-sound.ts').then(
    ({ isDownloaded }) => (state.isDownloaded = isDownloaded),
    () => null,
  )
  slots.prefetched = prefetchedSoundsOf(state)
}
