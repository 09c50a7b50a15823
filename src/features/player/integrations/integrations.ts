/** What reaches the player from outside its own buttons: other tabs, other media, keys, the page going away. */
import { wayOf } from '../../../domain/player/playback-traits.ts'
import { subscribe } from 'valtio'
import { takeMediaKeys } from '../../../state/player/media-keys.ts'
import { notePlace, notedPlace } from '../../../state/player/position-journal.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { isSounding, player, playerTime } from '../../../state/player/player.ts'
import { isLoggedIn, userKey } from '../../../state/session/session.ts'
import { fetchAhead } from '../audio/prefetch-next.ts'
import { connectCast } from './cast.ts'
import { noteCutOff, tellCutOff } from './interrupted-play.ts'
import { offerElsewhere } from './offer-remote-position.ts'
import { followPace } from './apply-playback-settings.ts'
import { followSound } from '../audio/apply-audio-preferences.ts'
import { createJointLine } from '../audio/gapless-timeline.ts'
import { canJoin } from '../audio/gapless-source.ts'
import { straight } from '../audio/timeline.ts'
import { keysOf } from './media-key-handlers.ts'
import type { PlayerNeeds } from '../player-context.ts'
import { passOver } from '../audio/skip-unplayable.ts'
import { connectTabs, mayStartSound } from './tab-sync.ts'
import { waitForLine } from '../audio/retry-playback.ts'

/** Another tab that writes this key toggles play here; it is only ever a command, never a place. PLAYER-23 */
const crossTabKey = 'currentTrackTime'

/** By another tab, which sounds. */
const isHeld = async (lock: string) =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === lock)

const obeyOtherTabs = (
  { tenant, playback, keeper }: PlayerNeeds,
  { isRemote, own }: ReturnType<typeof connectTabs>,
) =>
  addEventListener('storage', async ({ key }) => {
    if (key !== crossTabKey || !keeper.current() || isRemote()) return
    if (!playback.speaker.isOurs() && (await isHeld(`speaker:${tenant}`))) return
    if (isSounding() || mayStartSound()) own.toggle()
    else player.phase = 'blocked'
  })

/** 'play' does not bubble, hence the capture. */
const makeRoomForFilms = (pause: () => void) =>
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && !target.muted) pause()
    },
    true,
  )

/** Which keys there are depends on what plays; a film may have taken them until the music begins again. */
const listenToMediaKeys = ({ playback, verbs }: PlayerNeeds) => {
  const steered = {
    // A lock screen may say Play while the next song is on its way already.
    play: () => {
      if (!isSounding()) verbs.toggle()
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
    const { skips } = wayOf(currentTrack(player))
    const begins = player.phase === 'playing' && !sounded
    sounded = player.phase === 'playing'
    if (skips === was && !begins) return
    was = skips
    release?.()
    release = takeMediaKeys(keysOf(steered, skips))
  }
  follow()
  subscribe(player, follow)
}

/** Also where it was sought while it rests; another tab notes its own. What a killed page noted is shown first. */
const noteSecond = ({ tenant, playback, keeper }: PlayerNeeds, isRemote: () => boolean) => {
  let noted = ''
  const kept = keeper.kept()
  const second = kept && isLoggedIn() ? notedPlace(tenant, userKey(), kept.id) : null
  if (second !== null && player.phase === 'paused' && kept === keeper.current()) playerTime.position = second
  const note = () => {
    const { id } = currentTrack(player) ?? {}
    // With a pause its very moment.
    const now = `${id} ${Math.floor(playerTime.position)} ${player.phase}`
    if (!id || now === noted || !isLoggedIn() || isRemote()) return
    noted = now
    notePlace(tenant, userKey(), id, playback.position())
  }
  subscribe(playerTime, note)
  subscribe(player, note)
}

export const listenOutside = (needs: PlayerNeeds) => {
  const { tenant, playback, keeper } = needs
  const tabs = connectTabs(needs)
  playback.useLine((line) => {
    connectCast(playback, line.element)
    waitForLine(playback, line.element, passOver(needs, tabs.own), (error) => noteCutOff(tenant, error))
    return canJoin() ? createJointLine(line) : straight(line.events)
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
  obeyOtherTabs(needs, tabs)
  makeRoomForFilms(playback.pause)
  followPace(tenant, playback, tabs.isRemote, tabs.own.pause)
  noteSecond(needs, tabs.isRemote)
  tellCutOff(tenant)
  listenToMediaKeys(needs)
  offerElsewhere(needs)
  followSound(needs, fetchAhead(needs))
}
