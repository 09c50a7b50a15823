/**
 * What plays next is asked for, and its bytes are fetched, while what plays now still sounds: a joint waits for no
 * line, and a tunnel is not heard. One track at a time, none on a poor line. What was taken along needs no line: it is
 * read as soon as something plays, so "next" sounds at once as well.
 */
import { subscribe } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import type { TrackFetch } from '../../../contract/playback.ts'
import { isAheadDue } from '../../../domain/player/prefetch-due.ts'
import { belongTogether, longestFadeMs } from '../../../domain/player/crossfade.ts'
import { holdSound, isHeldHere, letGoSound } from '../../../lib/sound-bytes.ts'
import { thrift } from '../../../lib/data-saver.ts'
import { cast } from '../../../state/player/cast.ts'
import { parental } from '../../../state/parental/parental.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { session, userKey } from '../../../state/session/session.ts'
import { goingOn } from '../next-after-end.ts'
import type { PlayerNeeds } from '../player-context.ts'
import { createLoader } from './loader.ts'

/** A longer sound begins from the line: what it would take of the memory is more than a joint is worth. */
const mostBytes = 24_000_000
/** What was allowed then may be another matter later. */
const goodForMs = 10 * 60_000
/** What did not come is asked for again while there is time. */
const againMs = 4_000

interface Hand {
  track: Track
  /** What played when it was asked for: once for each joint, whatever came of it. */
  during: Track | null
  from: 'line' | 'disk'
  ceiling: number | null
  at: number
  answer: TrackFetch | null
  line: AbortController
}

const ceilingNow = () => (parental.isActive ? parental.maxRating : null)

/** An address of the line becomes one of the memory, where the bytes come. */
const withBytes = async (answer: TrackFetch, signal: AbortSignal): Promise<TrackFetch> => {
  if (!answer.url || answer.isPreview || isHeldHere(answer.url)) return answer
  const { fetchWhole } = await import('../../../state/downloads/fetch-sound.ts')
  const bytes = await fetchWhole(answer.url, mostBytes, signal)
  return bytes ? { ...answer, url: holdSound(bytes) } : answer
}

export const fetchAhead = ({ playback, keeper }: Pick<PlayerNeeds, 'playback' | 'keeper'>) => {
  const loader = createLoader()
  /** Addresses made here: of the one that sounds, and of the next. */
  const made = new Set<string>()
  let hand: Hand | null = null
  let sounding = ''
  const letGo = (url: string) => {
    if (made.delete(url)) letGoSound(url)
  }
  /** What is in hand may still be played. */
  const isGood = (one: Hand | null) =>
    Boolean(one?.answer?.url) && one?.ceiling === ceilingNow() && Date.now() - one.at < goodForMs
  const drop = () => {
    hand?.line.abort()
    loader.cancel()
    if (hand?.answer?.url) {
      playback.join(null)
      letGo(hand.answer.url)
    }
    hand = null
  }
  const bring = async (mine: Hand) => {
    const { id } = mine.track
    const asked = await (mine.from === 'line' ? loader.load(id) : loader.loadKept(id))
    if (!asked?.url) return
    const answer = await withBytes(asked, mine.line.signal)
    if (!answer.url) return
    if (answer.url !== asked.url) made.add(answer.url)
    if (hand !== mine) return letGo(answer.url)
    mine.answer = answer
    if (mine.during && belongTogether(mine.during, mine.track)) playback.join(answer.url)
  }
  const look = () => {
    if (player.phase !== 'playing' || player.isPreview || !playback.speaker.isOurs()) return
    // What another device plays it fetches itself.
    if (cast.state !== 'off') return drop()
    const from = isAheadDue(playerTime) && !thrift.isOn ? 'line' : 'disk'
    const { then, queue } = goingOn({ keeper, playback })
    const track = then === 'ended' ? null : queue.tracks[queue.index]
    const during = keeper.current()
    if (!track) return
    const isSame = hand?.track === track && hand.during === during
    const isThere = hand?.answer ? isGood(hand) : from === 'disk' || hand?.from === 'line'
    if (isSame && isThere) return
    drop()
    const mine: Hand = {
      track,
      during,
      from,
      ceiling: ceilingNow(),
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
      }, againMs)
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
    (parts) => (isKept = parts.isKeptHere),
    () => null,
  )
  const isInHand = (id: string) =>
    hand?.track.id === id && isGood(hand) && Boolean(hand.answer?.url?.startsWith('blob:'))
  // Another device has neither this disk nor this memory.
  playback.loader.isAtHand = (id) => cast.state === 'off' && (isInHand(id) || isKept(id))
  /** Handed out once: what fails is asked for anew. */
  playback.loader.atHand = (id) => {
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
export type Ahead = ReturnType<typeof fetchAhead>
