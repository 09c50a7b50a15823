/**
 * The player's verbs: the queue (pure) and one playback, wired together. A module-level thing outside React, started
 * by calls and never by a mount, so that no page that fails or changes stops the sound.
 */
import { subscribe } from 'valtio'
import type { QueryClient } from '@tanstack/react-query'
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { mayStartPlay } from '../../domain/entitlement.ts'
import * as rules from '../../domain/queue/queue.ts'
import { shuffleRngFor } from './shuffle-rng.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { type PlayerActions, isPlayingOrLoading, player, playerTime } from '../../state/player/player.ts'
import type { QueueSource } from '../../state/queue/queue-source.ts'
import { isLoggedIn, session, userKey } from '../../state/session/session.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { reportPlayStarted } from '../../state/player/report-position.ts'
import { createPlayback } from './playback.ts'
import { createQueueController } from './queue/queue-controller.ts'

interface PlayerControllerOptions {
  tenant: string
  /** The tenant sells single items only. PLAYER-13 */
  ownedOnly: boolean
  client: QueryClient
  scope: () => PublicScope
  /** Given along: the file that it stands in is no part of the first sound. */
  sessionKnown: () => Promise<void>
}

const logMissingPart = (problem: unknown) => console.warn('no part came', problem)
/** Later than the sound is asked for: both wait for the same disk. */
const runSoon = (tell: () => void) => void setTimeout(tell)

/** One promise for all who wait for a part: they go on in their order. What did not come is fetched again. */
const loadOnce = <T>(bring: () => Promise<T>) => {
  let coming: Promise<T> | null = null
  return () =>
    (coming ??= bring().catch((problem: unknown) => {
      coming = null
      throw problem
    }))
}

export const createPlayerController = async ({
  tenant,
  ownedOnly,
  client,
  scope,
  sessionKnown,
}: PlayerControllerOptions): Promise<PlayerActions> => {
  const keeper = createQueueController(tenant, () => playback.position())
  let told: Track | null = null
  /** Behind what it came from, which the late parts tell. */
  const tell = (track: Track) => {
    told = track
    runSoon(() => void hearOutside().then(() => reportPlayStarted(track), logMissingPart))
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
    parts.connectIntegrations(needs)
    return { ...parts, findStart: parts.createResumePosition(needs, client, scope) }
  }
  /** The end of a track, and what comes from outside. */
  const hearOutside = loadOnce(bringLate)
  const remember = (source: QueueSource) =>
    runSoon(() => void hearOutside().then((parts) => parts.reportSource(source), logMissingPart))
  const playback = createPlayback({
    tenant,
    onEnded: (answer) => {
      if (atEnd) atEnd(answer)
      else hearOutside().then(() => atEnd?.(answer), logMissingPart)
    },
    openPurchase: openPurchase,
    onUnplayable: () => {
      close()
      showSnack('player.notPlayable')
    },
    onPositionChanged: keeper.save,
    findResumePosition: (track) =>
      hearOutside()
        .then((parts) => parts.findStart(track))
        .catch(logMissingPart),
    openReportSender: async (failed) => (await hearOutside()).openReportSender(tenant, failed),
    loadDeferredParts: () => hearOutside().catch(logMissingPart),
  })

  const sendGuest = async (track: Track, from: QueueSource) =>
    (await import('./open-login.ts')).openLoginForPlay(tenant, track, from)
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
    if (!mayStartPlay(question)) return sendGuest(tapped, from)
    // What nobody may play here would close the player in the middle of an album.
    const playable = tracks.filter((track) => track === tapped || !track.restriction)
    tellLeft(false)
    keeper.show(
      rules.play(keeper.queue(), playable, playable.indexOf(tapped), shuffleRngFor(tapped)),
      from,
      second,
    )
    remember(from)
    begin(second)
  }
  const queue = loadOnce(async () =>
    (await import('./queue/queue-actions.ts')).createQueueActions({
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
    const wasSounding = isPlayingOrLoading()
    if (before.tracks.length > 0)
      queue()
        .then((verbs) => verbs.rememberReplaced(before, isClosed, wasSounding))
        .catch(logMissingPart)
  }
  const toggle = () => {
    const track = keeper.current()
    if (!track) return
    if (isPlayingOrLoading()) return playback.pause()
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
  const verbs: PlayerActions = {
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
    toggleShuffle: () => keeper.show(rules.toggleShuffle(keeper.queue(), shuffleRngFor(keeper.current()))),
    queue,
    close: () => {
      tellLeft(true)
      close()
    },
  }
  // Not waited for: the first sound needs none of it.
  hearOutside().catch(logMissingPart)
  playback.sendKept()
  return verbs
}
