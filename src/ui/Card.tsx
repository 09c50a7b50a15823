/** An item in the silhouette of its kind. The whole card is one link; the text is below or beside. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useListEntry } from './availability.ts'
import css from './Card.module.css'
import { Link } from './Link.tsx'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { Text } from './Text.tsx'

interface CardProps {
  to: string
  shape: Silhouette
  picture: PictureData
  title: string
  titleLang?: string | undefined
  subtitle?: ReactNode
  /** Read aloud before the title; the silhouette shows it to the eye. */
  kind: string
  badge?: ReactNode
  figure?: string | undefined
  /** The second line is a sentence, which must not be truncated to one line. */
  isSentence?: boolean
  eager?: boolean
  isDimmed?: boolean
  onOpen?: () => void
}

interface BadgeProps {
  tone: string | undefined
  children: string
}
export const Badge = ({ tone = '', children }: BadgeProps) => (
  <span className={classNames(css.badge, css[tone] ?? tone)}>{children}</span>
)

const Words = ({ kind, title, titleLang, subtitle, figure }: CardProps) => (
  <span className={css.words}>
    {figure && <span className={css.figure}>{figure}</span>}
    <span className={css.title}>
      <span className="sr">{`${kind}: `}</span>
      <Text lang={titleLang}>{title}</Text>
    </span>
    {subtitle && <span className={css.line}>{subtitle}</span>}
  </span>
)

/** Three rounds of a knockout: the sign of a tournament. */
const BracketLines = () => (
  <svg className={css.lines} viewBox="0 0 120 96" aria-hidden>
    <path d="M0 10H34V38H0M0 58H34V86H0M34 24H70V72H34M70 48H112" />
  </svg>
)

export const Card = (props: CardProps) => {
  const { to, shape, picture, badge, isSentence, eager, isDimmed, onOpen } = props
  const { box, control } = useListEntry([to])
  const size = shape === 'wide' || shape === 'bracket' ? 'wide' : shape === 'text' ? 'row' : 'card'
  return (
    <Link
      to={to}
      className={classNames(css.card, css[shape], isSentence && css.sentence)}
      data-dimmed={isDimmed || undefined}
      onClick={onOpen}
      {...box}
      {...control}
    >
      <span className={css.frame}>
        <Picture picture={picture} shape={shape} size={size} eager={eager} className={css.picture} />
        {shape === 'bracket' && <BracketLines />}
        {badge}
      </span>
      <Words {...props} />
    </Link>
  )
}
