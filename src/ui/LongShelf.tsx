/** A focused card stays, with all between it and the visible part, however far it is scrolled away. */
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from './class-names.ts'
import { useDynamicClass } from './dynamic-css.tsx'
import { type ShelfProps, focusCard, cardIndexAfterKey } from './shelf-keys.ts'
import css from './Shelf.module.css'

const cardsAround = 16

/** Moves in steps, so that scrolling by one card does not render. */
const windowAt = (at: number) => {
  const from = Math.max(0, Math.floor((at - cardsAround) / cardsAround) * cardsAround)
  return { from, until: from + cardsAround * 4 }
}
const linkAt = (list: Element, at: number) =>
  list.querySelector<HTMLElement>(`li[aria-posinset="${at + 1}"] a[href]`)
/** -1 where no card of the list has the focus. */
const focusedIn = (list: Element) => {
  const card = list.contains(document.activeElement)
    ? document.activeElement?.closest('li[aria-posinset]')
    : null
  return Number(card?.getAttribute('aria-posinset') ?? 0) - 1
}
const cardAtEdge = (list: Element) => {
  const card = list.querySelector<HTMLElement>('li[aria-posinset]')
  const step = (card?.offsetWidth ?? 0) + Number.parseFloat(getComputedStyle(list).columnGap || '0')
  return step > 0 ? Math.floor(Math.abs(list.scrollLeft) / step) : 0
}

export const LongShelf = ({ items, width, label }: ShelfProps) => {
  const list = useRef<HTMLUListElement>(null)
  const count = items.length
  const [from, setFrom] = useState(0)
  const [end, setEnd] = useState(cardsAround * 4)
  const endIndex = Math.min(end, count)
  const spacing = useDynamicClass({ '--before': from, '--after': count - endIndex })

  const show = (at: number, focused: number) => {
    const next = windowAt(at)
    setFrom(focused < 0 ? next.from : Math.min(next.from, focused))
    setEnd(Math.max(next.until, focused + 1))
  }
  const onScroll = () => {
    if (list.current) show(cardAtEdge(list.current), focusedIn(list.current))
  }
  // An earlier scroll may not be rendered yet, and would render the list without this card.
  const onFocus = ({ currentTarget }: FocusEvent<HTMLUListElement>) => {
    const at = focusedIn(currentTarget)
    setFrom((first) => Math.min(first, at))
    setEnd((last) => Math.max(last, at + 1))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { currentTarget } = event
    const at = focusedIn(currentTarget)
    const next = cardIndexAfterKey(event, at, count - 1)
    if (next === null) return
    if (!linkAt(currentTarget, next)) flushSync(() => show(next, -1))
    focusCard(event, linkAt(currentTarget, next))
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classNames(css.shelf, css[width], spacing)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      {from > 0 && <li className={css.before} aria-hidden />}
      {items.slice(from, endIndex).map(({ id, node }, index) => (
        <li key={id} aria-setsize={count} aria-posinset={from + index + 1}>
          {node}
        </li>
      ))}
      {endIndex < count && <li className={css.after} aria-hidden />}
    </ul>
  )
}
