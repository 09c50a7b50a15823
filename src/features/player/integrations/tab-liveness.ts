import { locks } from '../../../contract/storage-names.ts'

export const createTabLiveness = (tenant: string, ownTab: string) => {
  const lockOf = (tab: string) => locks.tab(tenant, tab)
  let announced: Promise<void> | null = null
  let release = () => {}
  let watching = new AbortController()
  return {
    announce: () =>
      (announced ??= new Promise((onHeld) => {
        const released = new Promise<void>((done) => (release = done))
        void navigator.locks.request(lockOf(ownTab), () => {
          onHeld()
          return released
        })
      })),
    /** As if the tab were closed; it may be announced again. */
    end: () => {
      release()
      announced = null
    },
    unwatch: () => watching.abort(),
    watch: (tab: string, onGone: () => void) => {
      watching.abort()
      watching = new AbortController()
      const { signal } = watching
      navigator.locks.request(lockOf(tab), { mode: 'shared', signal }, onGone).catch((problem: unknown) => {
        if (!signal.aborted) console.warn('the playing tab is not watched', problem)
      })
    },
  }
}
