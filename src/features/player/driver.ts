/**
 * The player's verbs: the queue (pure) and one playback, wired together. A module-level thing outside React, started
 * by calls and never by a mount, so that no page that fails or changes stops the sound.
 */
import { subscribe } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { mayBeginPlay } from '../../domain/guest-play.ts'
import * as rules from '../../domain/queue.ts'
import { openDialog } from '../../state/dialogs.ts'
import { type PlayerVerbs, type QueueSource, player, playerTime } from '../../state/player.ts'
import { isLoggedIn, session, userKey } from '../../state/session.ts'
import { showSnack } from '../../state/snackbar.ts'
import { tellBegun } from '../../state/tell-place.ts'
import { createPlayback } from './playback.ts'
import { createQueueKeeper } from './queue-keeper.ts'

interface DriverNeeds {
  tenant: string
  /** The tenant sells single items only. PLAYER-13 */
  ownedOnly: boolean
}

const sessionKnown = () =>
  new Promise<void>((known) => {
    if (session.status !== 'unknown') return known()
    const stop = subscribe(session, () => {
      if (session.status === 'unknown') return
      stop()
      known()
    })
  })
const complain = (problem: unknown) => console.warn('a part of the player did not come', problem)
/** Later than the sound is asked for: both wait for the same disk. */
const soon = (tell: () => void) => void setTimeout(tell)
const isSounding = () => player.phase === 'playing' || player.phase === 'loading'

export const createDriver = async ({ tenant, ownedOnly }: DriverNeeds): Promise<PlayerVerbs> => {
  const keeper = createQueueKeeper(tenant, () => playback.position())
  let told: Track | null = null
  /** Behind what it came from, which the late parts tell. */
  const tell = (track: Track) => {
    told = track
    soon(() => void hearOutside().then(() => tellBegun(track), complain))
  }
  const begin = (second = 0) => {
    const track = keeper.current()
    if (!track) return
    tell(track)
    void playback.start(track, second)
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
  /** The end of a track, and what comes from outside. */
  const hearOutside = async () => {
    const late = await import('./beside.ts')
    if (!atEnd) {
      atEnd = late.createAfterEnd({ keeper, playback, ownedOnly, openPurchase, begin })
      late.listenOutside({ tenant, playback, keeper, verbs })
    }
    return late
  }
  const remember = (source: QueueSource) =>
    soon(() => void hearOutside().then((late) => late.rememberSource(source), complain))
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
    moved: () => keeper.save(),
  })

  const sendGuest = async (track: Track, from: QueueSource) =>
    (await import('./send-to-login.ts')).sendToLogin(tenant, track, from)
  const go = (next: rules.Queue<Track>) => {
    if (next.index < 0) return
    keeper.show(next)
    begin()
  }
  const playTracks = async (tracks: readonly Track[], at: number, from: QueueSource, second = 0) => {
    const tapped = tracks[at]
    if (!tapped) return
    await sessionKnown()
    const question = { isUser: isLoggedIn(), kind: 'track', isFree: false } as const
    if (!mayBeginPlay(question)) return sendGuest(tapped, from)
    // What nobody may play here would close the player in the middle of an album.
    const playable = tracks.filter((track) => track === tapped || !track.restriction)
    tellLeft(false)
    keeper.show(rules.play(keeper.queue(), playable, playable.indexOf(tapped), Math.random), from)
    remember(from)
    begin(second)
  }
  /** Never in the middle of what sounds here or in another tab. */
  const prepare = (track: Track, from: QueueSource, second: number) => {
    if (isSounding()) return
    tellLeft(false)
    keeper.show(rules.play(keeper.queue(), [track], 0, Math.random), from)
    player.phase = 'paused'
    Object.assign(playerTime, { position: Math.min(second, track.duration), duration: track.duration })
  }
  const queue = async () =>
    (await import('./queue-verbs.ts')).createQueueVerbs({
      tenant,
      keeper,
      playback,
      begin,
      close,
    })
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
    if (player.phase === 'ended') playerTime.position = 0
    tellFirst(track)
    void playback.resume(track)
  }
  const next = () => go(rules.next(keeper.queue()))
  const previous = () => go(rules.previous(keeper.queue()))

  let owner = ''
  const follow = async () => {
    const user = isLoggedIn() ? userKey() : ''
    if (user === owner) return
    if (owner) close()
    owner = user
    await keeper.openFor(user)
    playback.setVolume(player.volume)
  }
  await sessionKnown()
  await follow()
  subscribe(session, () => void follow())
  const verbs: PlayerVerbs = {
    playTracks,
    prepare,
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
    toggleShuffle: () => keeper.show(rules.toggleShuffle(keeper.queue(), Math.random)),
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
