/** Remembers in the session's storage when something was last reloaded for a reason, so that no loop can start. */
interface ReloadStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** True once per `pause` and key; the answer is noted. */
export const mayReloadFor = (
  key: string,
  pause: number,
  storage: ReloadStorage,
  now: () => number,
): boolean => {
  if (now() - Number(storage.getItem(key)) < pause) return false
  storage.setItem(key, String(now()))
  return true
}
