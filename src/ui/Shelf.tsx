/** A long one renders only the cards around the visible part, by code that loads with the first such shelf. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from './IconButton.tsx'
import { classNames } from './class-names.ts'
import css from './Shelf.module.css'
import { type ShelfProps, focusCard, cardIndexAfterKey } from './shelf-keys.ts'
import { useLazy } from './use-lazy.ts'

/** A longer shelf is virtual. */
const virtualFrom = 40
const loadLongShelf = async () => (await import('./LongShelf.tsx')).LongShelf

const moveFocusByKey = (event: KeyboardEvent<HTMLUListElement>) => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = cardIndexAfterKey(event, at, links.length - 1)
  if (next !== null) focusCard(event, links[next])
}

export const Shelf = (props: ShelfProps) => {
  const { items, width, label } = props
  const Long = useLazy(items.length > virtualFrom, loadLongShelf)
  if (Long && items.length > virtualFrom) return <Long {...props} />
  return (
    // A scrolling list takes focus only through its cards; the keys act on those.
    <ul aria-label={label} className={classNames(css.shelf, css[width])} onKeyDown={moveFocusByKey}>
      {items.slice(0, virtualFrom).map(({ id, node }) => (
        <li key={id}>{node}</li>
      ))}
    </ul>
  )
}

interface ShelfArrowsProps {
  onTurn: (direction: 1 | -1) => void
  back: string
  forward: string
}
export const ShelfArrows = ({ onTurn, back, forward }: ShelfArrowsProps) => (
  <span className={css.arrows}>
    <IconButton label={back} onClick={() => onTurn(-1)}>
      <IconChevronLeft className="mirror" size={22} aria-hidden />
    </IconButton>
    <IconButton label={forward} onClick={() => onTurn(1)}>
      <IconChevronRight className="mirror" size={22} aria-hidden />
    </IconButton>
  </span>
)
