/** Keyboard shortcuts of the video player. The help sheet shows the same rows. */
import { mirrorKey } from '../player/player-keys.ts'

export type VideoKey =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'captions'
  | 'fullscreen'

export const videoStepSeconds = 10

/** As printed on the keys; several may do the same. */
export const videoKeys: readonly { does: VideoKey; keys: readonly string[] }[] = [
  { does: 'toggle', keys: [' ', 'k'] },
  { does: 'back', keys: ['ArrowLeft', 'j'] },
  { does: 'forward', keys: ['ArrowRight', 'l'] },
  { does: 'louder', keys: ['ArrowUp'] },
  { does: 'quieter', keys: ['ArrowDown'] },
  { does: 'mute', keys: ['m'] },
  { does: 'captions', keys: ['c'] },
  { does: 'fullscreen', keys: ['f'] },
]

export const videoKeyOf = (key: string, isRtl: boolean): VideoKey | null => {
  const meant = mirrorKey(key.length === 1 ? key.toLowerCase() : key, isRtl)
  return videoKeys.find(({ keys }) => keys.includes(meant))?.does ?? null
}
