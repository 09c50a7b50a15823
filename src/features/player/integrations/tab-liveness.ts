/** Which tabs are alive, by the locks they hold. */
import { locks } from '../../../contract/storage-names.ts'

export const createTabLiveness = (tenant: string, ownTab: string) => {
  const lockOf = (tab: string) => locks.tab(tenant, tab)
  let announced: Promise<void> | null = null
  let release = () => {}
  let watch = new AbortController()
  return {
    /** Settled when the others can see it. */
    announce: () =>
      (announced ??= new Promise((isHeld) => {
        const released = new Promise<void>((done) => (release = done))
        void navigator.locks.request(lockOf(ownTab), () => {
          isHeld()
          return released
        })
      })),
    /** As if the tab were closed; it may be announced again. */
    end: () => {
      release()
      announced = null
    },
    unwatch: () => watch.abort(),
    watch: (tab: string, onGone: () => void) => {
      watch.abort()
      watch = new AbortController()
      const { signal } = watch
      navigator.locks.request(lockOf(tab), { mode: 'shared', signal }, onGone).catch((problem: unknown) => {
        if (!signal.aborted) console.warn('the sounding tab is not watched', problem)
      })
    },
  }
}
