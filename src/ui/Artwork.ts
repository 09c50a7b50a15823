import css from './Artwork.module.css'
import type { PictureData } from './Picture.tsx'
import { classNames } from './class-names.ts'
import { useDynamicClass } from './dynamic-css.tsx'

/** A card in the document has only its background colour; the others follow with the full answer. */
export interface Artwork extends PictureData {
  deep?: string | undefined
  tone?: string | undefined
  darkTone?: string | undefined
}

export const useArtworkClass = (picture: Artwork) => {
  const [background = 'transparent', body = background, accent = body, light = accent] = picture.colours
  const values = useDynamicClass({
    '--c0': background,
    '--c1': body,
    '--c2': accent,
    '--c3': light,
    '--deep': picture.deep ?? background,
    '--tone-light': picture.tone ?? background,
    '--tone-dark': picture.darkTone ?? light,
  })
  return classNames(css.artwork, values)
}
