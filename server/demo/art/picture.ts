/** What the catalogue stores about a picture before it is drawn: its address and the colours of its screens. */
import type { Kind } from '../../../src/contract/kinds.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import { darkToneOf, deepFrom, mostColourful, toneOf } from '../../media/images/colour.ts'
import { type Artwork, type Palette, palettesOf } from './palettes.ts'
import { randomFrom } from './random.ts'
import { paletteSeed } from './seeds.ts'

interface PictureSeed {
  /** The item whose picture it is; a track passes its album's id, an episode or chapter that of its collection. */
  id: string
  kind: Kind
  artwork?: Artwork | undefined
}

export const paletteFor = (id: string, artwork: Artwork): Palette => {
  const palettes = palettesOf(artwork)
  const at = Math.floor(randomFrom(`palette:${paletteSeed}:${id}`)() * palettes.length)
  const palette = palettes[at] ?? palettes[0]
  if (!palette) throw new Error(`the palette set ${artwork} is empty`)
  return palette
}

export const pictureUrl = (id: string, width = 320) => `/img/${id}/${width}x0.webp`

export const pictureOf = ({ id, artwork = 'full' }: PictureSeed): Picture => {
  const palette = paletteFor(id, artwork)
  const [background, body, accent, light] = palette
  const leadColour = mostColourful([body, accent])
  return {
    url: pictureUrl(id),
    colours: [background, body, accent, light],
    deep: deepFrom(palette),
    tone: toneOf(leadColour),
    darkTone: darkToneOf(leadColour),
  }
}
