/** Keyboard shortcuts of the player. The help sheet shows the same rows. */
import { skipBack, skipForward } from './skips.ts'

export type PlayerKey =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'skipBack'
  | 'skipForward'
  | 'next'
  | 'previous'
  | 'mute'
  | 'queue'
  | 'full'
  | 'search'
  | 'help'

/** Arrows make small steps; the letters those of the buttons, which for songs are shorter. */
const smallStep = 5
const musicStep = 10

/** As printed on the keys; several may do the same. */
export const playerKeys: readonly { action: PlayerKey; keys: readonly string[] }[] = [
  { action: 'toggle', keys: [' ', 'k'] },
  { action: 'back', keys: ['ArrowLeft'] },
  { action: 'forward', keys: ['ArrowRight'] },
  { action: 'skipBack', keys: ['j'] },
  { action: 'skipForward', keys: ['l'] },
  { action: 'previous', keys: ['p'] },
  { action: 'next', keys: ['n'] },
  { action: 'mute', keys: ['m'] },
  { action: 'queue', keys: ['q'] },
  { action: 'full', keys: ['f'] },
  { action: 'search', keys: ['/'] },
  { action: 'help', keys: ['?'] },
]

/** What a key is called on keyboards of other scripts. */
const otherSigns: Record<string, string> = { '؟': '?' }

/** The scrubber fills from the inline start. */
const mirroredKeys: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
export const mirrorKey = (key: string, isRtl: boolean) => (isRtl && mirroredKeys[key]) || key

export const playerKeyOf = (key: string, isRtl: boolean): PlayerKey | null => {
  const sign = otherSigns[key] ?? key
  const meant = mirrorKey(sign.length === 1 ? sign.toLowerCase() : sign, isRtl)
  return playerKeys.find(({ keys }) => keys.includes(meant))?.action ?? null
}

/** They work on every page, whether anything plays or not. */
export const isGlobalKey = (action: PlayerKey) => action === 'search' || action === 'help'

/** Null for keys that do not move. */
export const stepOf = (action: PlayerKey, skips: boolean): number | null => {
  switch (action) {
    case 'back':
      return -smallStep
    case 'forward':
      return smallStep
    case 'skipBack':
      return skips ? -skipBack : -musicStep
    case 'skipForward':
      return skips ? skipForward : musicStep
    default:
      return null
  }
}
