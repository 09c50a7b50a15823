/** Which tabs live, by the locks they hold. */
export const createTabLiveness = (tenant: string, me: string) => {
  const lockOf = (tab: string) => `tab:${tenant}:${tab}`
  let mine: Promise<void> | null = null
  let end = () => {}
  let watching = new AbortController()
  return {
    /** Settled when the others can see it. */
    live: () =>
      (mine ??= new Promise((isThere) => {
        const held = new Promise<void>((done) => (end = done))
        void navigator.locks.request(lockOf(me), () => {
          isThere()
          return held
        })
      })),
    /** As if the tab were closed; it may live again. */
    end: () => {
      end()
      mine = null
    },
    unwatch: () => watching.abort(),
    watch: (tab: string, onGone: () => void) => {
      watching.abort()
      watching = new AbortController()
      const { signal } = watching
      navigator.locks.request(lockOf(tab), { mode: 'shared', signal }, onGone).catch((problem: unknown) => {
        if (!signal.aborted) console.warn('the sounding tab is not watched', problem)
      })
    },
  }
}
