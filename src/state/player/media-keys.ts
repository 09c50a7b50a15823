/** Whoever starts playing takes the keys, and gives them back to the previous owner at the end. */
export type MediaKeys = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const actions = [
  'play',
  'pause',
  'stop',
  'nexttrack',
  'previoustrack',
  'seekto',
  'seekforward',
  'seekbackward',
] as const
const holders: MediaKeys[] = []

const applyHandlers = () => {
  if (!('mediaSession' in navigator)) return
  const keys = holders.at(-1) ?? {}
  for (const action of actions) {
    try {
      navigator.mediaSession.setActionHandler(action, keys[action] ?? null)
    } catch (error) {
      // Browsers throw for an action they do not know; the others still work.
      console.info(`no media key for ${action}`, error)
    }
  }
}
const removeHolder = (keys: MediaKeys) => {
  const index = holders.indexOf(keys)
  if (index >= 0) holders.splice(index, 1)
}

export const claimMediaKeys = (keys: MediaKeys): (() => void) => {
  removeHolder(keys)
  holders.push(keys)
  applyHandlers()
  return () => {
    removeHolder(keys)
    applyHandlers()
  }
}
