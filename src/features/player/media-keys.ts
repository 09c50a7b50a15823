/** The keys of lock screen, headset and keyboard. */
export interface MediaKeys {
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  stop: () => void
  seekTo: (seconds: number) => void
  position: () => number
}
/** What a headset's skip means where the system does not say how far. */
const step = 10

export const listenToMediaKeys = (keys: MediaKeys) => {
  if (!('mediaSession' in navigator)) return
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', keys.play],
    ['pause', keys.pause],
    ['stop', keys.stop],
    ['nexttrack', keys.next],
    ['previoustrack', keys.previous],
    ['seekto', ({ seekTime }) => keys.seekTo(seekTime ?? 0)],
    ['seekforward', ({ seekOffset }) => keys.seekTo(keys.position() + (seekOffset ?? step))],
    ['seekbackward', ({ seekOffset }) => keys.seekTo(keys.position() - (seekOffset ?? step))],
  ]
  for (const [action, handler] of handlers) {
    try {
      navigator.mediaSession.setActionHandler(action, handler)
    } catch (error) {
      // Browsers throw for an action they do not know; the others still work.
      console.info(`no media key for ${action}`, error)
    }
  }
}
