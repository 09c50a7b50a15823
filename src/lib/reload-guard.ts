/** Remembers in the session's storage when a path was last reloaded for a reason, so that no loop can start. */
interface ReloadGuard {
  /** True once per `pause` and path; the answer is noted. */
  mayReload(path: string): boolean
}
interface Kept {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

export const createReloadGuard = (
  name: string,
  pause: number,
  storage: Kept,
  now: () => number,
): ReloadGuard => ({
  mayReload: (path) => {
    const key = `${name}:${path}`
    const last = Number(storage.getItem(key) ?? Number.NaN)
    if (now() - last < pause) return false
    storage.setItem(key, String(now()))
    return true
  },
})
