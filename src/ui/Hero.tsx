import type { ReactNode } from 'react'
import css from './Hero.module.css'
import { Picture, type PictureData } from './Picture.tsx'
import { Text } from './Text.tsx'

interface HeroProps {
  picture: PictureData
  eyebrow?: string | undefined
  title: string
  titleLang?: string | undefined
  subtitle?: string | undefined
  subtitleLanguage?: { lang: string | undefined; dir?: 'ltr' | 'rtl' }
  heading: 'h1' | 'h2'
  actions: ReactNode
  /** The item is unavailable: the picture fades, the text stays. */
  isFaded?: boolean
}

export const Hero = ({
  picture,
  eyebrow,
  title,
  titleLang,
  subtitle,
  subtitleLanguage,
  heading,
  actions,
  isFaded,
}: HeroProps) => {
  const Heading = heading
  return (
    <div className={css.hero} data-faded={isFaded || undefined}>
      <Picture picture={picture} shape="wide" size="hero" eager first className={css.picture} />
      <div className={css.scrim} />
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <Heading className={css.title}>
          <Text lang={titleLang}>{title}</Text>
        </Heading>
        {subtitle && (
          <p className={css.line} {...subtitleLanguage}>
            {subtitle}
          </p>
        )}
        <div className={css.actions}>{actions}</div>
      </div>
    </div>
  )
}
