/** What reaches the player from outside its own buttons: other tabs, other media, keys, the page going away. */
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { subscribe } from 'valtio'
import { claimMediaKeys } from '../../../state/player/media-keys.ts'
import { writeJournaledPosition, readJournaledPosition } from '../../../state/player/position-journal.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { isPlayingOrLoading, player, playerTime } from '../../../state/player/player.ts'
import { isLoggedIn, userKey } from '../../../state/session/session.ts'
import { prefetchNext } from '../audio/prefetch-next.ts'
import { connectCast } from './cast.ts'
import { saveInterruptedPlay, restoreInterruptedPlay } from './interrupted-play.ts'
import { offerRemotePosition } from './offer-remote-position.ts'
import { applyPlaybackSettings } from './apply-playback-settings.ts'
import { applyAudioPreferences } from '../audio/apply-audio-preferences.ts'
import { createGaplessTimeline } from '../audio/gapless-timeline.ts'
import { canPlayGapless } from '../audio/gapless-source.ts'
import { createSimpleTimeline } from '../audio/timeline.ts'
import { createMediaKeyHandlers } from './media-key-handlers.ts'
import type { PlayerContext } from '../player-context.ts'
import { createUnplayableSkipper } from '../audio/skip-unplayable.ts'
import { connectTabs, mayStartSound } from './tab-sync.ts'
import { retryPlayback } from '../audio/retry-playback.ts'

/** Another tab that writes this key toggles play here; it is only ever a command, never a place. PLAYER-23 */
const legacyToggleKey = 'currentTrackTime'

/** By another tab, which sounds. */
const isLockHeld = async (lock: string) =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === lock)

const toggleOnStorageEvent = (
  { tenant, playback, keeper }: PlayerContext,
  { isRemote, own }: ReturnType<typeof connectTabs>,
) =>
  addEventListener('storage', async ({ key }) => {
    if (key !== legacyToggleKey || !keeper.current() || isRemote()) return
    if (!playback.speaker.isOurs() && (await isLockHeld(`speaker:${tenant}`))) return
    if (isPlayingOrLoading() || mayStartSound()) own.toggle()
    else player.phase = 'blocked'
  })

/** 'play' does not bubble, hence the capture. */
const pauseForVideos = (pause: () => void) =>
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && !target.muted) pause()
    },
    true,
  )

/** Which keys there are depends on what plays; a film may have taken them until the music begins again. */
const connectMediaKeys = ({ playback, verbs }: PlayerContext) => {
  const steered = {
    // A lock screen may say Play while the next song is on its way already.
    play: () => {
      if (!isPlayingOrLoading()) verbs.toggle()
    },
    pause: () => verbs.pause(),
    stop: () => verbs.pause(),
    next: () => verbs.next(),
    previous: () => verbs.previous(),
    seek: (seconds: number) => verbs.seek(seconds),
    position: playback.position,
  }
  let was: boolean | null = null
  let sounded = false
  let release: (() => void) | null = null
  const follow = () => {
    const { skips } = playbackTraitsOf(currentTrack(player))
    const begins = player.phase === 'playing' && !sounded
    sounded = player.phase === 'playing'
    if (skips === was && !begins) return
    was = skips
    release?.()
    release = claimMediaKeys(createMediaKeyHandlers(steered, skips))
  }
  follow()
  subscribe(player, follow)
}

/** Also where it was sought while it rests; another tab notes its own. What a killed page noted is shown first. */
const journalPosition = ({ tenant, playback, keeper }: PlayerContext, isRemote: () => boolean) => {
  let noted = ''
  const kept = keeper.kept()
  const second = kept && isLoggedIn() ? readJournaledPosition(tenant, userKey(), kept.id) : null
  if (second !== null && player.phase === 'paused' && kept === keeper.current()) playerTime.position = second
  const note = () => {
    const { id } = currentTrack(player) ?? {}
    // With a pause its very moment.
    const now = `${id} ${Math.floor(playerTime.position)} ${player.phase}`
    if (!id || now === noted || !isLoggedIn() || isRemote()) return
    noted = now
    writeJournaledPosition(tenant, userKey(), id, playback.position())
  }
  subscribe(playerTime, note)
  subscribe(player, note)
}

export const connectIntegrations = (needs: PlayerContext) => {
  const { tenant, playback, keeper } = needs
  const tabs = connectTabs(needs)
  playback.useLine((line) => {
    connectCast(playback, line.element)
    retryPlayback(playback, line.element, createUnplayableSkipper(needs, tabs.own), (error) =>
      saveInterruptedPlay(tenant, error),
    )
    return canPlayGapless() ? createGaplessTimeline(line) : createSimpleTimeline(line.events)
  })
  const leave = () => {
    playback.flush()
    if (playback.speaker.isOurs()) keeper.save()
  }
  addEventListener('pagehide', ({ persisted }) => {
    leave()
    if (persisted) tabs.withdraw()
    else playback.tellLeft()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tabs.comeBack()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  addEventListener('online', playback.sendKept)
  toggleOnStorageEvent(needs, tabs)
  pauseForVideos(playback.pause)
  applyPlaybackSettings(tenant, playback, tabs.isRemote, tabs.own.pause)
  journalPosition(needs, tabs.isRemote)
  restoreInterruptedPlay(tenant)
  connectMediaKeys(needs)
  offerRemotePosition(needs)
  applyAudioPreferences(needs, prefetchNext(needs))
}
