/** Some systems show skips instead of the next-song button, so music must not offer them. */
import { subscribe } from 'valtio'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { skipBack, skipForward } from '../../../domain/player/skips.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { type MediaKeys, claimMediaKeys } from '../../../state/player/media-keys.ts'
import { isPlayingOrLoading, player } from '../../../state/player/player.ts'
import type { PlayerContext } from '../player-context.ts'

interface MediaKeyActions {
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  stop: () => void
  seek: (seconds: number) => void
  position: () => number
}

export const createMediaKeyHandlers = (actions: MediaKeyActions, skips: boolean): MediaKeys => {
  const skip =
    (sign: 1 | -1, defaultSeconds: number) =>
    ({ seekOffset }: MediaSessionActionDetails) =>
      actions.seek(actions.position() + sign * (seekOffset ?? defaultSeconds))
  return {
    play: actions.play,
    pause: actions.pause,
    stop: actions.stop,
    nexttrack: actions.next,
    previoustrack: actions.previous,
    seekto: ({ seekTime }) => actions.seek(seekTime ?? 0),
    ...(skips ? { seekforward: skip(1, skipForward), seekbackward: skip(-1, skipBack) } : {}),
  }
}

const mediaKeyActionsOf = ({ playback, actions }: PlayerContext): MediaKeyActions => ({
  // A lock screen may send Play while the next song is already loading.
  play: () => {
    if (!isPlayingOrLoading()) actions.toggle()
  },
  pause: () => actions.pause(),
  stop: () => actions.pause(),
  next: () => actions.next(),
  previous: () => actions.previous(),
  seek: (seconds) => actions.seek(seconds),
  position: playback.position,
})

/** The keys depend on the track; a video may have taken them until music plays again. */
export const connectMediaKeys = (context: PlayerContext) => {
  const actions = mediaKeyActionsOf(context)
  let claimedSkips: boolean | null = null
  let wasPlaying = false
  let release: (() => void) | null = null
  const claim = () => {
    const { skips } = playbackTraitsOf(currentTrack(player))
    const isPlaying = player.phase === 'playing'
    const hasStarted = isPlaying && !wasPlaying
    wasPlaying = isPlaying
    if (skips === claimedSkips && !hasStarted) return
    claimedSkips = skips
    release?.()
    release = claimMediaKeys(createMediaKeyHandlers(actions, skips))
  }
  claim()
  subscribe(player, claim)
}
