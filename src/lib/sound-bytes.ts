import { encryptedSoundPath } from './encrypted-sound-path.ts'

const blobs = new Map<string, Blob>()

export const holdSound = (bytes: Blob): string => {
  const url = URL.createObjectURL(bytes)
  blobs.set(url, bytes)
  return url
}
/** Only this page can load such an address. */
export const isLocalSound = (url: string): boolean =>
  url.startsWith('blob:') || new URL(url, location.origin).pathname.startsWith(encryptedSoundPath)
export const soundAt = (url: string): Blob | null => blobs.get(url) ?? null
export const releaseSound = (url: string) => {
  blobs.delete(url)
  URL.revokeObjectURL(url)
}
