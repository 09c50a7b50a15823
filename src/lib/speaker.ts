/**
 * Only one tab plays. The speaker is a lock that the tab whose Play was pressed steals from its holder;
 * losing it means pausing. Closing a tab releases it.
 */
export interface Speaker {
  claim: () => void
  /** Takes it only if nobody holds it; true when it is ours. */
  claimFree: () => Promise<boolean>
  release: () => void
  isOurs: () => boolean
}

export const createSpeaker = (name: string, onLost: () => void): Speaker => {
  let letGo: (() => void) | null = null
  const release = () => {
    letGo?.()
    letGo = null
  }
  const hold = (options: LockOptions, isGiven?: (isOurs: boolean) => void) => {
    let mine = () => {}
    const held = new Promise<void>((done) => (mine = done))
    const lose = (error: unknown) => {
      const wasOurs = letGo === mine
      if (wasOurs) letGo = null
      if (!(error instanceof DOMException) || error.name !== 'AbortError')
        console.warn('no speaker lock', error)
      else if (wasOurs) onLost()
    }
    // Ours from the tap on: playback does not wait for the lock.
    if (options.steal) letGo = mine
    navigator.locks
      .request(name, options, (lock) => {
        // A thief may have released it before it was granted.
        if (lock && !options.steal) letGo = mine
        isGiven?.(lock !== null)
        return lock ? held : undefined
      })
      .catch(lose)
  }
  return {
    claim: () => {
      if (!letGo) hold({ steal: true })
    },
    claimFree: () => new Promise((isGiven) => hold({ ifAvailable: true }, isGiven)),
    release,
    isOurs: () => letGo !== null,
  }
}
