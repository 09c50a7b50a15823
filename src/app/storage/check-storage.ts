/** Before the user is known and anything is stored: a store that refuses gets a fallback. */
export const checkStorage = async (): Promise<void> => {
  try {
    localStorage.setItem('?', '')
    localStorage.getItem('?')
    localStorage.removeItem('?')
  } catch {
    const { installStorageFallback } = await import('./storage-fallback.ts')
    installStorageFallback()
  }
}
