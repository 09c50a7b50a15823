/** Before anybody is known or kept: a store that refuses gets a stand-in. */
export const checkDisk = async (): Promise<void> => {
  try {
    localStorage.setItem('?', '')
    localStorage.getItem('?')
    localStorage.removeItem('?')
  } catch {
    const { standInForDisk } = await import('./storage-fallback.ts')
    standInForDisk()
  }
}
