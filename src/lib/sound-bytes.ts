/** Sound in memory under an address of its own, and back from the address to its bytes. */
const known = new Map<string, Blob>()

export const holdSound = (bytes: Blob): string => {
  const url = URL.createObjectURL(bytes)
  known.set(url, bytes)
  return url
}
export const soundAt = (url: string): Blob | null => known.get(url) ?? null
export const letGoSound = (url: string) => {
  known.delete(url)
  URL.revokeObjectURL(url)
}
