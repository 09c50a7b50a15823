interface ReloadStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

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
