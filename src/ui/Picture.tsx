/**
 * A picture in its silhouette. The box is there before the picture: its ratio by the shape's class, its
 * colour (and for the first screen a blurred 20-pixel version) by a class of its own. Eager ones are in the
 * document; all others are fetched when they come near.
 */
import { useEffect, useRef, useState } from 'react'
import { heroImage, imageSet, imageUrl, placeholderUrl, type ImageWidth } from '../lib/image-url.ts'
import { dataSaver } from '../lib/data-saver.ts'
import { retryWhenOnline } from '../lib/retry-online.ts'
import { classNames } from './class-names.ts'
import { useDynamicClass } from './dynamic-css.tsx'
import {
  type ImageState,
  type Source,
  hasArrived,
  loadInBrowser,
  noteArrival,
  whenNear,
} from './lazy-images.ts'
import css from './Picture.module.css'

export type Silhouette = 'square' | 'arch' | 'bubble' | 'wide' | 'tall' | 'ticket' | 'bracket' | 'text'
export interface PictureData {
  url: string
  colours: readonly string[]
  alt?: string | undefined
  tiny?: string | undefined
}
/** Size of the box on screen: it decides which widths are offered. */
type PictureSize = 'row' | 'card' | 'wide' | 'cover' | 'hero'

const offers: Record<PictureSize, { widths: readonly ImageWidth[]; sizes: string }> = {
  row: { widths: [96, 160], sizes: '56px' },
  card: { widths: [160, 320, 480], sizes: '(min-width: 1280px) 184px, 148px' },
  wide: { widths: [320, 640], sizes: '(min-width: 1280px) 312px, 264px' },
  cover: { widths: [320, 480, 640], sizes: '(min-width: 1280px) 288px, 252px' },
  hero: heroImage,
}

export const sourceOf = (url: string, size: PictureSize): Source => {
  const { widths: all, sizes } = offers[size]
  const widths = dataSaver.isEnabled ? all.slice(0, 1) : all
  return { sizes, srcSet: imageSet(url, widths), src: imageUrl(url, widths[1] ?? all[0] ?? 320) }
}

/**
 * Only pictures in the document have their address at once; others get it once they are mounted. The browser
 * holds on to every picture with several widths, also of a render that is dropped, and with it the page it
 * was rendered for.
 */
const isDocument = typeof document === 'undefined'
/** In the document a picture has more attributes than here, which React would report each time in development. */
const ignoreDevHydrationDifference = import.meta.env.DEV && { suppressHydrationWarning: true }
const setImageSource = (source: Source) => (image: HTMLImageElement | null) => {
  const { src, srcSet: srcset, sizes } = source
  if (image && !image.srcset) Object.assign(image, { sizes, srcset, src })
}

interface PictureProps {
  picture: PictureData
  shape: Silhouette
  size: PictureSize
  /** In the document itself; for what the first screen shows. */
  eager?: boolean | undefined
  first?: boolean
  /** Shown beside its title, so it needs no text of its own. */
  decorative?: boolean
  className?: string | undefined
}

const useLazyState = (source: Source, eager: boolean) => {
  const box = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<ImageState>('loading')
  const [isNear, setNear] = useState(false)
  const [attempt, setRound] = useState(0)
  const { src, srcSet, sizes } = source
  // A page that is shown again does not observe what is already loaded.
  const isLoaded = state === 'loaded'
  useEffect(() => {
    const element = box.current
    if (!element || isLoaded) return
    const source = { src, srcSet, sizes }
    let isUnmounted = false
    const load = async () => {
      const outcome = await loadInBrowser(source)
      if (!isUnmounted) setState(outcome)
    }
    const come = () => {
      // After a failure it no longer counts as arrived.
      if (attempt === 0 && hasArrived(source)) return setState('loaded')
      setNear(true)
      load()
    }
    // A picture in the document may have loaded or failed before hydration.
    const image = element.querySelector('img')
    const stop = eager ? null : whenNear(element, come)
    if (eager && image?.complete !== false) {
      if (image?.naturalWidth) setState('loaded')
      else void load()
    }
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [src, srcSet, sizes, eager, attempt, isLoaded])
  useEffect(() => {
    if (state === 'error')
      return retryWhenOnline(() => {
        setState('loading')
        setRound(attempt + 1)
      })
  }, [state, attempt])
  const onError = () => {
    // A failed element stays broken, so it is removed. Its own attempt was the first; the loader makes the
    // others.
    setState('error')
    void loadInBrowser(source).then(setState)
  }
  return { box, state, near: isNear, setState, onError }
}

export const Picture = ({ picture, shape, size, eager = false, first = false, ...rest }: PictureProps) => {
  const { decorative = true, className } = rest
  const source = sourceOf(picture.url, size)
  const { box, state, near: isNear, setState, onError } = useLazyState(source, eager)
  const tint = useDynamicClass({
    '--pic': picture.colours[0] ?? 'transparent',
    ...(eager && picture.tiny ? { '--tiny': `url("data:image/webp;base64,${picture.tiny}")` } : {}),
  })
  const alt = decorative ? '' : (picture.alt ?? '')
  const onLoad = () => {
    noteArrival(source)
    setState('loaded')
  }
  return (
    <span ref={box} className={classNames(css.box, css[shape], tint, className)} data-state={state}>
      {!eager && isNear && state === 'loading' && (
        <img className={css.blurred} src={placeholderUrl(picture.url)} alt="" fetchPriority="low" />
      )}
      {(eager ? state !== 'error' : state === 'loaded') && (
        <img
          key={source.srcSet}
          ref={setImageSource(source)}
          className={classNames(css.image, !eager && size !== 'row' && css.arriving)}
          alt={alt}
          {...(isDocument ? source : ignoreDevHydrationDifference)}
          decoding={first ? 'sync' : 'async'}
          fetchPriority={first ? 'high' : 'auto'}
          onLoad={onLoad}
          onError={onError}
        />
      )}
    </span>
  )
}
