/**
 * What the media keys do for music and for spoken word. Music goes from song to song; spoken word skips, and some
 * systems show skips in place of the way to the next song, so music must not offer them.
 */
import { skipBack, skipForward } from '../../../domain/player/skips.ts'
import type { MediaKeys } from '../../../state/player/media-keys.ts'

interface MediaKeyActions {
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  stop: () => void
  seek: (seconds: number) => void
  position: () => number
}

export const createMediaKeyHandlers = (steered: MediaKeyActions, skips: boolean): MediaKeys => {
  const skip =
    (sign: 1 | -1, usual: number) =>
    ({ seekOffset }: MediaSessionActionDetails) =>
      steered.seek(steered.position() + sign * (seekOffset ?? usual))
  return {
    play: steered.play,
    pause: steered.pause,
    stop: steered.stop,
    nexttrack: steered.next,
    previoustrack: steered.previous,
    seekto: ({ seekTime }) => steered.seek(seekTime ?? 0),
    ...(skips ? { seekforward: skip(1, skipForward), seekbackward: skip(-1, skipBack) } : {}),
  }
}
