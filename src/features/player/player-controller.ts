/**
 * The player's verbs: the queue (pure) and one playback, wired together. A module-level thing outside React, started
 * by calls and never by a mount, so that no page that fails or changes stops the sound.
 */
import { subscribe } from 'valtio'
import type { QueryClient } from '@tanstack/react-query'
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { mayBeginPlay } from '../../domain/entitlement/guest-play.ts'
import * as rules from '../../domain/queue/queue.ts'
import { diceFor } from './shuffle-rng.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import {
  type PlayerVerbs,
  type QueueSource,
  isSounding,
  player,
  playerTime,
} from '../../state/player/player.ts'
import { isLoggedIn, session, userKey } from '../../state/session/session.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { tellBegun } from '../../state/player/report-position.ts'
import { createPlayback } from './playback.ts'
import { createQueueKeeper } from './queue/queue-controller.ts'

interface DriverNeeds {
  tenant: string
  /** The tenant sells single items only. PLAYER-13 */
  ownedOnly: boolean
  client: QueryClient
  scope: () => PublicScope
  /** Given along: the file that it stands in is no part of the first sound. */
  sessionKnown: () => Promise<void>
}

const complain = (problem: unknown) => console.warn('no part came', problem)
/** Later than the sound is asked for: both wait for the same disk. */
const soon = (tell: () => void) => void setTimeout(tell)

/** One promise for all who wait for a part: they go on in their order. What did not come is fetched again. */
const inOrder = <T>(bring: () => Promise<T>) => {
  let coming: Promise<T> | null = null
  return () =>
    (coming ??= bring().catch((problem: unknown) => {
      coming = null
      throw problem
    }))
}

export const createDriver = async ({
  tenant,
  ownedOnly,
  client,
  scope,
  sessionKnown,
}: DriverNeeds): Promise<PlayerVerbs> => {
  const keeper = createQueueKeeper(tenant, () => playback.position())
  let told: Track | null = null
  /** Behind what it came from, which the late parts tell. */
  const tell = (track: Track) => {
    told = track
    soon(() => void hearOutside().then(() => tellBegun(track), complain))
  }
  const begin = (second?: number) => {
    const track = keeper.current()
    if (!track) return
    tell(track)
    void playback.start(track, second ?? null)
  }
  /** A queue that was kept or prepared begins with its first Play; what was only paused begins nothing. */
  const tellFirst = (track: Track) => {
    if (told === track) return
    const { source } = player
    if (source) remember(source)
    tell(track)
  }
  const openPurchase = () => {
    const track = keeper.current()
    if (track) openDialog('subscribe', { title: track.title })
  }
  const close = () => {
    playback.stop()
    keeper.show(rules.clear(keeper.queue()), null)
    Object.assign(player, { phase: 'idle', isPreview: false })
    Object.assign(playerTime, { position: 0, duration: 0, buffered: 0 })
  }
  let atEnd: ((answer: TrackFetch) => void) | null = null
  const bringLate = async () => {
    const parts = await import('./deferred-parts.ts')
    atEnd = parts.createAfterEnd({ keeper, playback, ownedOnly, openPurchase, begin })
    const needs = { tenant, playback, keeper, verbs }
    parts.listenOutside(needs)
    return { ...parts, findStart: parts.startsFrom(needs, client, scope) }
  }
  /** The end of a track, and what comes from outside. */
  const hearOutside = inOrder(bringLate)
  const remember = (source: QueueSource) =>
    soon(() => void hearOutside().then((parts) => parts.rememberSource(source), complain))
  const playback = createPlayback({
    tenant,
    ended: (answer) => {
      if (atEnd) atEnd(answer)
      else hearOutside().then(() => atEnd?.(answer), complain)
    },
    purchase: openPurchase,
    unplayable: () => {
      close()
      showSnack('player.notPlayable')
    },
    moved: keeper.save,
    findStart: (track) =>
      hearOutside()
        .then((parts) => parts.findStart(track))
        .catch(complain),
    late: () => hearOutside().catch(complain),
  })

  const sendGuest = async (track: Track, from: QueueSource) =>
    (await import('./open-login.ts')).sendToLogin(tenant, track, from)
  const go = (next: rules.Queue<Track>) => {
    if (next.index < 0) return
    keeper.show(next)
    begin()
  }
  const playTracks = async (tracks: readonly Track[], at: number, from: QueueSource, second?: number) => {
    const tapped = tracks[at]
    if (!tapped) return
    await sessionKnown()
    const question = { isUser: isLoggedIn(), kind: 'track', isFree: false } as const
    if (!mayBeginPlay(question)) return sendGuest(tapped, from)
    // What nobody may play here would close the player in the middle of an album.
    const playable = tracks.filter((track) => track === tapped || !track.restriction)
    tellLeft(false)
    keeper.show(rules.play(keeper.queue(), playable, playable.indexOf(tapped), diceFor(tapped)), from, second)
    remember(from)
    begin(second)
  }
  const queue = inOrder(async () =>
    (await import('./queue/queue-actions.ts')).createQueueVerbs({
      tenant,
      keeper,
      playback,
      begin,
      close,
    }),
  )
  /** What made room is remembered; the sound waits for none of it. */
  const tellLeft = (isClosed: boolean) => {
    const before = keeper.record()
    const wasSounding = isSounding()
    if (before.tracks.length > 0)
      queue()
        .then((verbs) => verbs.left(before, isClosed, wasSounding))
        .catch(complain)
  }
  const toggle = () => {
    const track = keeper.current()
    if (!track) return
    if (isSounding()) return playback.pause()
    tellFirst(track)
    void playback.resume(track)
  }
  const next = () => go(rules.next(keeper.queue()))
  const previous = () => go(rules.previous(keeper.queue()))

  let owner = ''
  const follow = async () => {
    const user = isLoggedIn() ? userKey() : ''
    if (user === owner) return
    // The queue stays on the disk that it came from: what becomes of that is not decided here.
    if (owner) {
      void keeper.openFor('')
      close()
    }
    owner = user
    await keeper.openFor(user)
    playback.setVolume(player.volume)
  }
  await sessionKnown()
  await follow()
  subscribe(session, () => void follow())
  const verbs: PlayerVerbs = {
    playTracks,
    toggle,
    pause: playback.pause,
    next,
    previous,
    seek: playback.seek,
    setVolume: (volume) => {
      player.volume = Math.min(1, Math.max(0, volume))
      playback.setVolume(player.volume)
      keeper.save()
    },
    cycleLoop: () => keeper.show(rules.cycleLoop(keeper.queue())),
    toggleShuffle: () => keeper.show(rules.toggleShuffle(keeper.queue(), diceFor(keeper.current()))),
    queue,
    close: () => {
      tellLeft(true)
      close()
    },
  }
  // Not waited for: the first sound needs none of it.
  hearOutside().catch(complain)
  playback.sendKept()
  return verbs
}
