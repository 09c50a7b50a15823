/** A page that still adds seconds holds a lock of its own name, so others can see which are gone. */
export interface Locks {
  request: <A>(name: string, work: () => Promise<A>) => Promise<A>
  query: () => Promise<{ held?: readonly { name?: string }[] }>
}

export const createPageLock = (
  name: string,
  locks: Locks,
  nextKey: () => string,
  logWarning: (problem: unknown) => void,
) => {
  let held: { id: string; granted: Promise<void>; release: () => void } | null = null
  const lockOf = (id: string) => `${name}:${id}`
  const request = () => {
    const id = nextKey()
    let release = () => {}
    const until = new Promise<void>((done) => (release = done))
    const granted = new Promise<void>((isHeld) => {
      locks
        .request(lockOf(id), () => {
          isHeld()
          return until
        })
        .catch(logWarning)
    })
    return { id, granted, release }
  }
  return {
    hold: () => (held ??= request()),
    /** Later rows get another lock; this one is released when the row with its name is complete. */
    releaseLater: () => {
      const ownLock = held
      held = null
      return () => ownLock?.release()
    },
    /** A name is only written to a row while its lock is held, so a missing one never returns. */
    gone: async (ids: readonly string[]): Promise<Set<string>> => {
      if (ids.length === 0) return new Set()
      const living = new Set(((await locks.query()).held ?? []).map((lock) => lock.name))
      return new Set(ids.filter((id) => !living.has(lockOf(id))))
    },
  }
}
