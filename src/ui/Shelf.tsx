/**
 * A row of cards that scrolls sideways and snaps. Long ones show only the cards around what is on screen. Arrow keys
 * walk from card to card; on a desktop two buttons turn the page.
 */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useDynamicClass } from './dynamic-css.tsx'
import { IconButton } from './IconButton.tsx'
import { classNames } from './class-names.ts'
import css from './Shelf.module.css'

interface ShelfItem {
  id: string
  node: ReactNode
}
/** Width of the cards: it follows the silhouette. */
type ShelfWidth = 'square' | 'arch' | 'wide' | 'tall' | 'ticket' | 'bracket' | 'text' | 'continue'

/** Beyond this many a shelf is virtual. */
const whole = 40
const around = 16

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

export const turnPage = (list: HTMLElement | null, way: 1 | -1) =>
  list?.scrollBy({ left: way * directionOf(list) * list.clientWidth * 0.85 })

const keys: Record<string, (at: number, last: number, forward: number) => number> = {
  ArrowRight: (at, _, forward) => at + forward,
  ArrowLeft: (at, _, forward) => at - forward,
  Home: () => 0,
  End: (_, last) => last,
}

const walk = (event: KeyboardEvent<HTMLUListElement>) => {
  const step = keys[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = links[step(at, links.length - 1, directionOf(event.currentTarget))]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const useWindow = (count: number, list: RefObject<HTMLUListElement | null>) => {
  const [first, setFirst] = useState(0)
  const virtual = count > whole
  const onScroll = () => {
    const element = list.current
    const card = element?.querySelector<HTMLElement>('li[data-card]')
    if (!virtual || !element || !card) return
    const step = card.offsetWidth + Number.parseFloat(getComputedStyle(element).columnGap || '0')
    const at = Math.floor(Math.abs(element.scrollLeft) / step)
    // Moves in steps, so that scrolling by one card does not render.
    const next = Math.max(0, Math.floor((at - around) / around) * around)
    setFirst(next)
  }
  const from = virtual ? first : 0
  const until = virtual ? Math.min(count, from + around * 4) : count
  return { from, until, onScroll: virtual ? onScroll : undefined }
}

interface ShelfProps {
  items: readonly ShelfItem[]
  width: ShelfWidth
  /** Name of the list, read aloud. */
  label: string
}

export const Shelf = ({ items, width, label }: ShelfProps) => {
  const list = useRef<HTMLUListElement>(null)
  const { from, until, onScroll } = useWindow(items.length, list)
  const room = useDynamicClass({ '--before': from, '--after': items.length - until })
  return (
    // A list that scrolls takes focus of its own only through its cards; the keys act on those.
    <ul
      ref={list}
      aria-label={label}
      className={classNames(css.shelf, css[width], room)}
      onKeyDown={walk}
      onScroll={onScroll}
    >
      {from > 0 && <li className={css.before} aria-hidden />}
      {items.slice(from, until).map(({ id, node }) => (
        <li key={id} data-card>
          {node}
        </li>
      ))}
      {until < items.length && <li className={css.after} aria-hidden />}
    </ul>
  )
}

interface ShelfArrowsProps {
  onTurn: (way: 1 | -1) => void
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
