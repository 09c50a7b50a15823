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

export const videoKeys: readonly { action: VideoKey; keys: readonly string[] }[] = [
  { action: 'toggle', keys: [' ', 'k'] },
  { action: 'back', keys: ['ArrowLeft', 'j'] },
  { action: 'forward', keys: ['ArrowRight', 'l'] },
  { action: 'louder', keys: ['ArrowUp'] },
  { action: 'quieter', keys: ['ArrowDown'] },
  { action: 'mute', keys: ['m'] },
  { action: 'captions', keys: ['c'] },
  { action: 'fullscreen', keys: ['f'] },
]

export const videoKeyOf = (key: string, isRtl: boolean): VideoKey | null => {
  const meant = mirrorKey(key.length === 1 ? key.toLowerCase() : key, isRtl)
  return videoKeys.find(({ keys }) => keys.includes(meant))?.action ?? null
}
