/** The text is on the picture on a desktop, under it on a phone. */
import type { ReactNode } from 'react'
import css from './HeroDetail.module.css'
import poster from './HeroDetailPoster.module.css'
import { type Artwork, useArtworkClass } from './Artwork.ts'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { HeroSkeleton } from './skeleton/HeadSkeleton.tsx'
import { RowsSkeleton } from './skeleton/ListSkeleton.tsx'
import { classNames } from './class-names.ts'
import { Text } from './Text.tsx'

interface HeroDetailProps {
  picture: Artwork
  shape: Silhouette
  /** Shown across the page in place of the picture, which is then beside the text. */
  banner?: PictureData | undefined
  kind: ReactNode
  title: string
  titleLang?: string | undefined
  facts: readonly ReactNode[]
  subtitle?: { text: string; lang: string | undefined; dir?: 'ltr' | 'rtl' } | undefined
  actions: ReactNode
  note?: ReactNode
  across?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

export const HeroDetail = (props: HeroDetailProps) => {
  const { picture, shape, banner, kind, title, titleLang, facts, subtitle } = props
  const { actions, note, across, aside, children } = props
  return (
    <article className={classNames(css.billing, useArtworkClass(picture))} data-behind-header="narrow">
      <header className={css.head} data-shape={shape}>
        <div className={css.stage}>
          <Picture picture={banner ?? picture} shape="wide" size="hero" eager first className={css.picture} />
        </div>
        <div className={classNames(css.words, shape === 'tall' && poster.beside)}>
          {shape === 'tall' && (
            <Picture picture={picture} shape={shape} size="card" eager className={poster.poster} />
          )}
          <p className={css.kind}>{kind}</p>
          <h1 className={css.title}>
            <Text lang={titleLang}>{title}</Text>
          </h1>
          <p className={css.facts}>
            {facts.filter(Boolean).map((fact, at) => (
              // Facts are a fixed, unnamed row, so the index is their identity.
              <span key={at}>{fact}</span>
            ))}
          </p>
          {subtitle && (
            <p className={css.line} lang={subtitle.lang} dir={subtitle.dir}>
              {subtitle.text}
            </p>
          )}
          <div className={css.actions}>{actions}</div>
          {note && <div className={css.note}>{note}</div>}
        </div>
      </header>
      {across}
      <div className={aside ? css.columns : css.single}>
        <div className={css.main}>{children}</div>
        {aside && <aside className={css.aside}>{aside}</aside>}
      </div>
    </article>
  )
}

export const heroDetailSkeleton = (
  <>
    <HeroSkeleton />
    <RowsSkeleton />
  </>
)

export const AgeRatingBadge = ({ label, children }: { label: string; children: string }) => (
  <span className={css.grade} role="img" aria-label={label}>
    <bdi dir="ltr" aria-hidden>
      {children}
    </bdi>
  </span>
)
