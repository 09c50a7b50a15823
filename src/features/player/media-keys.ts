/**
 * The keys of lock screen, headset and keyboard. Music goes from song to song; spoken word skips, and some systems show
 * skips in place of the way to the next song, so music must not offer them.
 */
import { skipBack, skipForward } from '../../domain/skips.ts'

export interface MediaKeys {
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  stop: () => void
  seekTo: (seconds: number) => void
  position: () => number
}
type SetHandler = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => void

export const setMediaKeys = (keys: MediaKeys, isSpoken: boolean, set: SetHandler) => {
  const skip = (sign: 1 | -1, usual: number) =>
    isSpoken
      ? ({ seekOffset }: MediaSessionActionDetails) =>
          keys.seekTo(keys.position() + sign * (seekOffset ?? usual))
      : null
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', keys.play],
    ['pause', keys.pause],
    ['stop', keys.stop],
    ['nexttrack', keys.next],
    ['previoustrack', keys.previous],
    ['seekto', ({ seekTime }) => keys.seekTo(seekTime ?? 0)],
    ['seekforward', skip(1, skipForward)],
    ['seekbackward', skip(-1, skipBack)],
  ]
  for (const [action, handler] of handlers) {
    try {
      set(action, handler)
    } catch (error) {
      // Browsers throw for an action they do not know; the others still work.
      console.info(`no media key for ${action}`, error)
    }
  }
}
