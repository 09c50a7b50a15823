/** What reaches the player from outside its own buttons: other tabs, other media, keys, the page going away. */
import { subscribe } from 'valtio'
import { takeMediaKeys } from '../../state/media-keys.ts'
import { currentTrack, player } from '../../state/player.ts'
import { followPace } from './follow-pace.ts'
import { keysOf } from './media-keys.ts'
import type { Playback } from './playback.ts'

/** Another tab that writes this key toggles play here; it is only ever a command, never a place. PLAYER-23 */
export const crossTabKey = 'currentTrackTime'

interface Outside {
  tenant: string
  playback: Playback
  hasTrack: () => boolean
  toggle: () => void
  next: () => void
  previous: () => void
  save: () => void
}

/** Decisions 37: a tab that never had a gesture may not start sound by itself. */
const mayStartSound = () => navigator.userActivation?.hasBeenActive ?? true

const obeyOtherTabs = ({ playback, hasTrack, toggle }: Outside) =>
  addEventListener('storage', async ({ key }) => {
    if (key !== crossTabKey || !hasTrack() || (await playback.speaker.isElsewhere())) return
    if (player.phase === 'playing' || player.phase === 'loading' || mayStartSound()) toggle()
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
const listenToMediaKeys = ({ playback, toggle, next, previous }: Outside) => {
  const steered = {
    play: toggle,
    pause: playback.pause,
    stop: playback.pause,
    next,
    previous,
    seekTo: playback.seek,
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

export const listenOutside = (outside: Outside) => {
  const { playback, save } = outside
  const leave = () => {
    playback.flush()
    if (playback.speaker.isOurs()) save()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  addEventListener('online', playback.sendKept)
  obeyOtherTabs(outside)
  makeRoomForFilms(playback.pause)
  followPace(outside.tenant, playback)
  listenToMediaKeys(outside)
}
