import type { ReactNode } from 'react'
import { useListEntry } from './availability.ts'
import { Link } from './Link.tsx'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { classNames } from './class-names.ts'
import { useListRef, useListPosition } from './list-position.ts'
import css from './Rows.module.css'
import { Text } from './Text.tsx'

interface RowProps {
  to: string
  shape: Silhouette
  picture: PictureData
  title: string
  titleLang?: string | undefined
  subtitle?: ReactNode
  kind: string
  rank?: string | undefined
  end?: ReactNode
  /** A button beside the link, never inside it. */
  control?: ReactNode
  isDimmed?: boolean
  /** The letter that marks explicit lyrics; screen readers get it with the kind. */
  explicit?: string | false | undefined
  onOpen?: () => void
}

export const Row = ({
  to,
  shape,
  picture,
  title,
  titleLang,
  subtitle,
  kind,
  rank,
  end,
  ...rest
}: RowProps) => {
  const { box, control } = useListEntry([to])
  return (
    <li {...useListPosition()} className={css.row} data-dimmed={rest.isDimmed} {...box}>
      <Link to={to} className={css.link} onClick={rest.onOpen} {...control}>
        {rank && <span className={css.rank}>{rank}</span>}
        <span className={classNames(css.slot, css[shape])}>
          <Picture picture={picture} shape={shape} size="row" className={css.picture} />
        </span>
        <span className={css.words}>
          <span data-explicit={rest.explicit} className={css.title}>
            <span className="sr">{`${kind}: `}</span>
            <Text lang={titleLang}>{title}</Text>
          </span>
          {subtitle && <span className={css.line}>{subtitle}</span>}
        </span>
        {end && <span className={css.end}>{end}</span>}
      </Link>
      {rest.control}
    </li>
  )
}

interface RowsProps {
  label: string
  /** Two columns on wide screens; a chart is ordered along the rows. */
  columns?: 1 | 2
  ranked?: boolean | undefined
  texts?: boolean
  sentences?: boolean
  /** Silhouettes in the list, where they differ: all titles start at the same line. */
  shapes?: readonly Silhouette[]
  children: ReactNode
}

export const Rows = ({ label, columns = 1, ranked, texts, sentences, shapes, children }: RowsProps) => {
  const List = ranked ? 'ol' : 'ul'
  return (
    <List
      ref={useListRef()}
      aria-label={label}
      className={classNames(
        css.rows,
        columns === 2 && css.two,
        texts && css.texts,
        sentences && css.sentences,
        new Set(shapes).size > 1 && css.mixed,
      )}
    >
      {children}
    </List>
  )
}
