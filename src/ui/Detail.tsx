/**
 * The head of an album, playlist or track: artwork, title, actions, on a backdrop of the artwork's own colours; and the
 * bar that rises once the actions have scrolled away.
 */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './Detail.module.css'
import { useDynamicClass } from './dynamic-css.tsx'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { Text } from './Text.tsx'

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

const useIsAbove = (target: RefObject<Element | null>) => {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isAbove
}

interface DetailProps {
  picture: Artwork
  shape: Silhouette
  /** What it is, and what stands beside that. */
  kind: ReactNode
  title: string
  titleLang?: string | undefined
  /** Who made it, when, how long. */
  byline: ReactNode
  actions: ReactNode
  /** The small Play of the bar. */
  barAction: ReactNode
  /** At the inline end on a desktop, under the head on a tablet, below all else on a phone. */
  aside?: ReactNode
  children: ReactNode
}

const Bar = ({ picture, shape, title, titleLang, barAction, shown }: DetailProps & { shown: boolean }) => (
  <div className={css.bar} data-shown={shown} inert={!shown}>
    <div className={css.strip}>
      <Picture picture={picture} shape={shape} size="row" className={css.barPicture} />
      <b className={css.barTitle}>
        <Text lang={titleLang}>{title}</Text>
      </b>
      {barAction}
    </div>
  </div>
)

export const Detail = (props: DetailProps) => {
  const { picture, shape, kind, title, titleLang, byline, actions, aside, children } = props
  const end = useRef<HTMLDivElement>(null)
  const colours = useArtworkClass(picture)
  const shown = useIsAbove(end)
  return (
    <article className={classNames(css.detail, colours)}>
      <div className={css.backdrop} aria-hidden />
      <Bar {...props} shown={shown} />
      <div className={css.panes}>
        <div className={classNames(css.pane, !aside && css.alone)}>
          <header className={css.head}>
            <Picture
              picture={picture}
              shape={shape}
              size="cover"
              eager
              first
              className={classNames(css.cover, shape === 'bubble' && css.speech)}
            />
            <div className={css.words}>
              <p className={css.kind}>{kind}</p>
              <h1 className={css.title}>
                <Text lang={titleLang}>{title}</Text>
              </h1>
              <div className={css.byline}>{byline}</div>
              <div ref={end} className={css.actions}>
                {actions}
              </div>
            </div>
          </header>
          {aside && <aside className={css.aside}>{aside}</aside>}
        </div>
        <div className={css.main}>{children}</div>
      </div>
    </article>
  )
}

/** Facts in two columns: what, and the value. */
export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={css.facts}>
    {/* By place: until all words are here several may have no name. */}
    {facts.map(({ name, value }, at) => (
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const About = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.about}>
    <h2>{title}</h2>
    {children}
  </section>
)
