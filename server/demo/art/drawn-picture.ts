import sharp from 'sharp'
import type { SourcePicture } from '../../media/media-source.ts'
import { drawingOf } from './draw.ts'
import type { Artwork } from './palettes.ts'

/** Raised when the drawings change: it is part of every cached name and every ETag. */
const edition = 4

/** Follows from the id, so its address never shows another. */
export const drawnPicture = (id: string, artwork: Artwork): SourcePicture => ({
  key: `${edition}|${artwork}|${id}`,
  isImmutable: true,
  open(width) {
    const { svg, w } = drawingOf(id, artwork)
    // Below 160 fine lines would alias; they are drawn larger and made smaller.
    const drawn = Math.max(width, 160)
    return Promise.resolve(sharp(Buffer.from(svg), { density: (72 * drawn) / w }))
  },
})
