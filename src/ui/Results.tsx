/** Search results as a grid of rows, so that arrow keys move from row to row and to the button at a row's end. */
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { baseDirection } from '../lib/base-direction.ts'
import { useListEntry } from './availability.ts'
import { useDynamicClass } from './dynamic-css.tsx'
import { Link } from './Link.tsx'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { useListRef, useListPosition } from './list-position.ts'
import { classNames } from './class-names.ts'
import css from './Results.module.css'

interface MarkedText {
  pieces: readonly { text: string; isMatch: boolean }[]
  lang?: string | undefined
}
interface ResultView {
  /** Prefix of its cells' ids: `{id}-open`, `{id}-do`, `{id}-more`. */
  id: string
  to: string
  shape: Silhouette
  picture: PictureData
  title: MarkedText
  subtitle?: ReactNode
  kind: string
  end?: ReactNode
  isDimmed?: boolean
  /** The whole row is its play button, and only its title the link. */
  plays?: boolean
  /** The letter that marks explicit lyrics; screen readers get it with the kind. */
  explicit?: string | false | undefined
  onOpen: () => void
}
interface ResultProps {
  result: ResultView
  control?: ReactNode
  menu?: ReactNode
}

/** Underlined, never bolder: weight would break the joins of Arabic letters. */
export const Marked = ({ pieces, lang }: MarkedText) => (
  <bdi lang={lang} dir={baseDirection(pieces.map(({ text }) => text).join(''), lang)}>
    {pieces.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
  </bdi>
)

interface ControlProps {
  id: string
  part: 'do' | 'more'
  children: ReactNode
}
const Control = ({ id, part, children }: ControlProps) =>
  children ? (
    <span role="gridcell" id={`${id}-${part}`} data-cell data-part={part} className={css.cell}>
      {children}
    </span>
  ) : null

export const ResultRow = ({ result: item, control, menu }: ResultProps) => {
  const position = useListPosition()
  const entry = useListEntry([item.to])
  return (
    <div
      role="row"
      data-row
      {...(position && { 'aria-rowindex': position['aria-posinset'], style: position.style })}
      className={css.row}
      data-dimmed={item.isDimmed ?? false}
      data-plays={item.plays ?? false}
      {...entry.box}
    >
      <span role="gridcell" id={`${item.id}-open`} data-cell className={css.main}>
        <Link to={item.to} className={css.link} onClick={item.onOpen} {...entry.control}>
          <span className={classNames(css.slot, css[item.shape])}>
            <Picture picture={item.picture} shape={item.shape} size="row" className={css.picture} />
          </span>
          <span className={css.words}>
            <span className={css.title} data-explicit={item.explicit}>
              <span className="sr">{`${item.kind}: `}</span>
              <Marked {...item.title} />
            </span>
            {item.subtitle && <span className={css.line}>{item.subtitle}</span>}
          </span>
          {item.end && <span className={css.end}>{item.end}</span>}
          {item.isDimmed && <IconLock className={css.lock} size={20} aria-hidden />}
        </Link>
      </span>
      <Control id={item.id} part="do">
        {control}
      </Control>
      <Control id={item.id} part="more">
        {menu}
      </Control>
    </div>
  )
}

export const BestResult = ({ result: item, control, menu, label }: ResultProps & { label: string }) => {
  // The first is mostly the background of the others, too dark to lie behind text.
  const [background = '', first = background, second = first] = item.picture.colours
  const entry = useListEntry([item.to])
  const tint = useDynamicClass({ '--c1': first, '--c2': second })
  return (
    <div
      role="row"
      data-row
      data-plays={item.plays ?? false}
      className={classNames(css.best, tint)}
      {...entry.box}
    >
      <span role="gridcell" id={`${item.id}-open`} data-cell className={css.main}>
        <Link to={item.to} className={css.link} onClick={item.onOpen} {...entry.control}>
          <span className={classNames(css.cover, css[item.shape])}>
            <Picture picture={item.picture} shape={item.shape} size="card" />
          </span>
          <span className={css.words}>
            <span className={css.kind}>{label}</span>
            <span className={css.name} data-explicit={item.explicit}>
              <Marked {...item.title} />
            </span>
            {item.subtitle && <span className={css.line}>{item.subtitle}</span>}
            {item.end && <span className={css.line}>{item.end}</span>}
          </span>
        </Link>
      </span>
      <Control id={item.id} part="do">
        {control}
      </Control>
      <Control id={item.id} part="more">
        {menu}
      </Control>
    </div>
  )
}

interface ResultGroupProps {
  title: string
  more?: { to: string; label: string } | undefined
  children: ReactNode
}
export const ResultGroup = ({ title, more, children }: ResultGroupProps) => (
  <div role="rowgroup" className={css.group}>
    <div role="row" className={css.head}>
      <span role="gridcell">
        <h2>{title}</h2>
      </span>
      {more && (
        <span role="gridcell">
          <Link to={more.to} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </Link>
        </span>
      )}
    </div>
    <div ref={useListRef()} role="presentation" className={css.rows}>
      {children}
    </div>
  </div>
)

export const Results = ({
  id,
  label,
  isBusy,
  isOutdated,
  count,
  children,
}: {
  id: string
  label: string
  isBusy: boolean
  /** Outdated results that stay until the next ones arrive. */
  isOutdated: boolean
  count?: number | undefined
  children: ReactNode
}) => (
  <div
    role="grid"
    id={id}
    aria-label={label}
    aria-rowcount={count}
    aria-busy={isBusy}
    inert={isOutdated}
    className={css.results}
  >
    {children}
  </div>
)
