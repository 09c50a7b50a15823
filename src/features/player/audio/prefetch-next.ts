/**
 * What plays next is asked for, and its bytes are fetched, while what plays now still sounds: a joint waits for no
 * line, and a tunnel is not heard. One track at a time, none on a poor line. What was taken along needs no line: it is
 * read as soon as something plays, so "next" sounds at once as well.
 */
import { subscribe } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import type { TrackFetch } from '../../../contract/playback.ts'
import { isPrefetchDue } from '../../../domain/player/prefetch-due.ts'
import { areConsecutive, longestFadeMs } from '../../../domain/player/crossfade.ts'
import { holdSound, isLocalSound, releaseSound } from '../../../lib/sound-bytes.ts'
import { dataSaver } from '../../../lib/data-saver.ts'
import { cast } from '../../../state/player/cast.ts'
import { parental } from '../../../state/parental/parental.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { session, userKey } from '../../../state/session/session.ts'
import { findNextAfterEnd } from '../next-after-end.ts'
import type { PlayerContext } from '../player-context.ts'
import { createLoader } from './loader.ts'

/** A longer sound begins from the line: what it would take of the memory is more than a joint is worth. */
const maxBytes = 24_000_000
/** What was allowed then may be another matter later. */
const validForMs = 10 * 60_000
/** What did not come is asked for again while there is time. */
const retryMs = 4_000

interface PrefetchedTrack {
  track: Track
  /** What played when it was asked for: once for each joint, whatever came of it. */
  during: Track | null
  from: 'line' | 'disk'
  ceiling: number | null
  at: number
  answer: TrackFetch | null
  line: AbortController
}

const currentAgeCeiling = () => (parental.isActive ? parental.maxRating : null)

/** An address of the line becomes one of the memory, where the bytes come. */
const fetchBytes = async (answer: TrackFetch, signal: AbortSignal): Promise<TrackFetch> => {
  if (!answer.url || answer.isPreview || isLocalSound(answer.url)) return answer
  const { fetchWholeSound } = await import('../../../state/downloads/fetch-sound.ts')
  const bytes = await fetchWholeSound(answer.url, maxBytes, signal)
  return bytes ? { ...answer, url: holdSound(bytes) } : answer
}

export const prefetchNext = ({ playback, keeper }: Pick<PlayerContext, 'playback' | 'keeper'>) => {
  const loader = createLoader()
  /** Addresses made here: of the one that sounds, and of the next. */
  const made = new Set<string>()
  let hand: PrefetchedTrack | null = null
  let sounding = ''
  const letGo = (url: string) => {
    if (made.delete(url)) releaseSound(url)
  }
  /** What is in hand may still be played. */
  const isGood = (one: PrefetchedTrack | null) =>
    Boolean(one?.answer?.url) && one?.ceiling === currentAgeCeiling() && Date.now() - one.at < validForMs
  const drop = () => {
    hand?.line.abort()
    loader.cancel()
    if (hand?.answer?.url) {
      playback.join(null)
      letGo(hand.answer.url)
    }
    hand = null
  }
  const bring = async (mine: PrefetchedTrack) => {
    const { id } = mine.track
    const asked = await (mine.from === 'line' ? loader.load(id) : loader.loadDownloaded(id))
    if (!asked?.url) return
    const answer = await fetchBytes(asked, mine.line.signal)
    if (!answer.url) return
    if (answer.url !== asked.url) made.add(answer.url)
    if (hand !== mine) return letGo(answer.url)
    mine.answer = answer
    if (mine.during && areConsecutive(mine.during, mine.track)) playback.join(answer.url)
  }
  const look = () => {
    if (player.phase !== 'playing' || player.isPreview || !playback.speaker.isOurs()) return
    // What another device plays it fetches itself.
    if (cast.state !== 'off') return drop()
    const from = isPrefetchDue(playerTime) && !dataSaver.isEnabled ? 'line' : 'disk'
    const { then, queue } = findNextAfterEnd({ keeper, playback })
    const track = then === 'ended' ? null : queue.tracks[queue.index]
    const during = keeper.current()
    if (!track) return
    const isSame = hand?.track === track && hand.during === during
    const isThere = hand?.answer ? isGood(hand) : from === 'disk' || hand?.from === 'line'
    if (isSame && isThere) return
    drop()
    const mine: PrefetchedTrack = {
      track,
      during,
      from,
      ceiling: currentAgeCeiling(),
      at: Date.now(),
      answer: null,
      line: new AbortController(),
    }
    hand = mine
    bring(mine).catch((problem: unknown) => {
      if (hand !== mine) return
      console.info('the next track is not here ahead', problem)
      setTimeout(() => {
        if (hand === mine) drop()
      }, retryMs)
    })
  }
  subscribe(playerTime, look)

  let owner = userKey()
  subscribe(session, () => {
    if (userKey() === owner) return
    owner = userKey()
    drop()
    letGo(sounding)
  })
  let isKept = (_id: string) => false
  import('../../../state/downloads/downloaded-sound.ts').then(
    (parts) => (isKept = parts.isDownloaded),
    () => null,
  )
  const isInHand = (id: string) =>
    hand?.track.id === id && isGood(hand) && Boolean(hand.answer?.url?.startsWith('blob:'))
  // Another device has neither this disk nor this memory.
  playback.loader.isAvailableOffline = (id) => cast.state === 'off' && (isInHand(id) || isKept(id))
  /** Handed out once: what fails is asked for anew. */
  playback.loader.takePrefetched = (id) => {
    const answer = hand?.track.id === id && isGood(hand) ? hand.answer : null
    if (!answer?.url) return null
    hand = null
    const before = sounding
    // It may still fade away.
    setTimeout(() => letGo(before), longestFadeMs)
    sounding = answer.url
    return answer
  }
  return { next: () => (hand?.answer && hand.during === keeper.current() ? hand.track : null) }
}
export type PrefetchNext = ReturnType<typeof prefetchNext>
