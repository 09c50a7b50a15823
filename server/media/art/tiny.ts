/** The 20-pixel placeholder inside the data, for heroes and first shelves. */
import type { Picture } from '../../../src/contract/shared.ts'
import { renderImage } from '../images/images.ts'
import type { Artwork } from './palettes.ts'

const most = 2000
const kept = new Map<string, Promise<string>>()

/** Base64 WebP, a few hundred letters; drawn once per process. */
export const tinyOf = (id: string, artwork: Artwork = 'full'): Promise<string> => {
  const key = `${artwork}/${id}`
  const known = kept.get(key)
  if (known) return known
  const drawn = renderImage(id, 20, artwork).then((bytes) => bytes.toString('base64'))
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  const oldest = kept.size > most ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return drawn
}

export const withTiny = async (picture: Picture, artwork?: Artwork): Promise<Picture> => {
  const id = /^\/img\/([^/]+)\//.exec(picture.url)?.[1]
  return id ? { ...picture, tiny: await tinyOf(id, artwork) } : picture
}
