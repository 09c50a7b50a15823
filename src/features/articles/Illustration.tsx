/** A picture inside a text, as wide as the column; its box has its final size before it loads. */
import type { RichPicture } from '../../contract/structure.ts'
import { type ImageWidth, imageSet, imageUrl } from '../../lib/image-url.ts'
import { ownPicture } from '../../lib/own-picture.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import css from './Illustration.module.css'

const widths: readonly ImageWidth[] = [480, 800, 1200]
const sizes = '(min-width: 820px) 680px, 100vw'

export const Illustration = ({ picture: { src, alt, width, height } }: { picture: RichPicture }) => {
  if (!ownPicture.test(src)) return null
  return (
    <img
      className={css.picture}
      src={imageUrl(src, 800)}
      srcSet={imageSet(src, dataSaver.isEnabled ? widths.slice(0, 1) : widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
