/** Before anybody is known or kept: a store that refuses gets a stand-in. */
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
