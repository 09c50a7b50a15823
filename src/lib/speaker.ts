/** A lock that the tab whose Play was pressed steals; losing it means pausing. Closing a tab releases it. */
export interface Speaker {
  claim: () => void
  claimFree: () => Promise<boolean>
  release: () => void
  isOurs: () => boolean
}

export const createSpeaker = (name: string, onLost: () => void): Speaker => {
  let releaseLock: (() => void) | null = null
  const release = () => {
    releaseLock?.()
    releaseLock = null
  }
  const hold = (options: LockOptions, isGiven?: (isOurs: boolean) => void) => {
    let resolveHeld = () => {}
    const holding = new Promise<void>((done) => (resolveHeld = done))
    const lose = (error: unknown) => {
      const wasOurs = releaseLock === resolveHeld
      if (wasOurs) releaseLock = null
      if (!(error instanceof DOMException) || error.name !== 'AbortError')
        console.warn('the speaker lock is not available', error)
      else if (wasOurs) onLost()
    }
    // Ours from the tap on: playback does not wait for the lock.
    if (options.steal) releaseLock = resolveHeld
    navigator.locks
      .request(name, options, (lock) => {
        // A thief may have released it before it was granted.
        if (lock && !options.steal) releaseLock = resolveHeld
        isGiven?.(lock !== null)
        return lock ? holding : undefined
      })
      .catch(lose)
  }
  return {
    claim: () => {
      if (!releaseLock) hold({ steal: true })
    },
    claimFree: () => new Promise((isGiven) => hold({ ifAvailable: true }, isGiven)),
    release,
    isOurs: () => releaseLock !== null,
  }
}
