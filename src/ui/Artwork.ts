/** What a picture lends to the page around it: its colours, and the tones made of them. */
import css from './Artwork.module.css'
import type { PictureData } from './Picture.tsx'
import { classNames } from './class-names.ts'
import { useDynamicClass } from './dynamic-css.tsx'

/** A card that came with the document knows its ground alone; the other colours follow with the whole answer. */
export interface Artwork extends PictureData {
  deep?: string | undefined
  tone?: string | undefined
  darkTone?: string | undefined
}

/** The class under which `--deep`, `--tone` and the artwork's colours are known. */
export const useArtworkClass = (picture: Artwork) => {
  const [ground = 'transparent', body = ground, accent = body, light = accent] = picture.colours
  const values = useDynamicClass({
    '--c0': ground,
    '--c1': body,
    '--c2': accent,
    '--c3': light,
    '--deep': picture.deep ?? ground,
    '--tone-light': picture.tone ?? ground,
    '--tone-dark': picture.darkTone ?? light,
  })
  return classNames(css.artwork, values)
}
