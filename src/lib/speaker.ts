/**
 * One tab sounds. The speaker is a lock that the tab whose Play was pressed takes away from whoever holds it; losing
 * it means to be silent. Closing a tab frees it by itself.
 */
export interface Speaker {
  claim: () => void
  release: () => void
  isOurs: () => boolean
  /** True when another tab sounds. */
  isElsewhere: () => Promise<boolean>
}

export const createSpeaker = (name: string, onLost: () => void): Speaker => {
  let letGo: (() => void) | null = null
  const release = () => {
    letGo?.()
    letGo = null
  }
  const claim = () => {
    if (letGo) return
    const held = new Promise<void>((done) => (letGo = done))
    navigator.locks
      .request(name, { steal: true }, () => held)
      .catch((error: unknown) => {
        letGo = null
        if (error instanceof DOMException && error.name === 'AbortError') onLost()
        else console.warn('no speaker lock', error)
      })
  }
  return {
    claim,
    release,
    isOurs: () => letGo !== null,
    isElsewhere: async () =>
      letGo === null && ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === name),
  }
}
