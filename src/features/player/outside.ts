/** What reaches the player from outside its own buttons: other tabs, other media, keys, the page going away. */
import { subscribe } from 'valtio'
import { takeMediaKeys } from '../../state/media-keys.ts'
import { currentTrack, player } from '../../state/player.ts'
import { fetchAhead } from './ahead.ts'
import { connectCast } from './cast.ts'
import { offerElsewhere } from './elsewhere.ts'
import { followPace } from './follow-pace.ts'
import { followSound } from './follow-sound.ts'
import { createJointLine } from './joint-line.ts'
import { canJoin } from './joined.ts'
import { straight } from './line.ts'
import { keysOf } from './media-keys.ts'
import type { PlayerNeeds } from './needs.ts'
import { connectTabs, mayStartSound } from './tabs.ts'
import { waitForLine } from './wait-for-line.ts'

/** Another tab that writes this key toggles play here; it is only ever a command, never a place. PLAYER-23 */
const crossTabKey = 'currentTrackTime'

const obeyOtherTabs = (
  { playback, keeper }: PlayerNeeds,
  { isRemote, own }: ReturnType<typeof connectTabs>,
) =>
  addEventListener('storage', async ({ key }) => {
    if (key !== crossTabKey || !keeper.current() || isRemote()) return
    if (await playback.speaker.isElsewhere()) return
    if (player.phase === 'playing' || player.phase === 'loading' || mayStartSound()) own.toggle()
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
    play: () => verbs.toggle(),
    pause: () => verbs.pause(),
    stop: () => verbs.pause(),
    next: () => verbs.next(),
    previous: () => verbs.previous(),
    seekTo: (seconds: number) => verbs.seek(seconds),
    position: playback.position,
  }
  let was: boolean | null = null
  let sounded = false
  let release: (() => void) | null = null
  const follow = () => {
    const isSpoken = (currentTrack(player)?.kind ?? 'track') !== 'track'
    const begins = player.phase === 'playing' && !sounded
    sounded = player.phase === 'playing'
    if (isSpoken === was && !begins) return
    was = isSpoken
    release?.()
    release = takeMediaKeys(keysOf(steered, isSpoken))
  }
  follow()
  subscribe(player, follow)
}

export const listenOutside = (needs: PlayerNeeds) => {
  const { tenant, playback, keeper } = needs
  const tabs = connectTabs(needs)
  playback.useLine((line) => {
    connectCast(playback, line.element)
    return canJoin() ? createJointLine(line) : straight(line.events)
  })
  const leave = () => {
    playback.flush()
    if (playback.speaker.isOurs()) keeper.save()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  addEventListener('online', playback.sendKept)
  waitForLine(playback)
  obeyOtherTabs(needs, tabs)
  makeRoomForFilms(playback.pause)
  followPace(tenant, playback, tabs.isRemote, tabs.own.pause)
  listenToMediaKeys(needs)
  offerElsewhere(needs)
  followSound(needs, fetchAhead(needs))
}
