/** A shelf scrolls page by page, or to a card; always to the start of a card, as scroll snapping would. */
import { smoothScroll } from './smooth-scroll.ts'
import { directionOf } from './direction-of.ts'

/** Distance of each card's start from the edge at which cards start. */
const offsetsOf = (list: HTMLElement, forward: 1 | -1) => {
  const edge = forward > 0 ? 'left' : 'right'
  const from = list.getBoundingClientRect()[edge]
  const padding = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart)
  return [...list.children].map((card) => forward * (card.getBoundingClientRect()[edge] - from) - padding)
}

/** The last card rests there, wherever it starts. */
const isAtEnd = ({ scrollLeft, clientWidth, scrollWidth }: Element) =>
  Math.abs(scrollLeft) + clientWidth > scrollWidth - 1

/** To the start of the next card, or of the one before. */
const alignToCard = (list: HTMLElement, direction: 1 | -1) => {
  if (isAtEnd(list)) return
  const forward = directionOf(list)
  const ahead = offsetsOf(list, forward).filter((offset) => direction * offset > -1)
  if (ahead.length > 0)
    list.scrollBy({ left: forward * direction * Math.min(...ahead.map((offset) => direction * offset)) })
}

/** At most by what was visible, so that no card is skipped. */
export const turnShelf = (list: HTMLElement, direction: 1 | -1) =>
  smoothScroll(list, () => {
    list.scrollBy({ left: direction * directionOf(list) * list.clientWidth * 0.85 })
    alignToCard(list, direction > 0 ? -1 : 1)
  })

export const scrollToCard = (list: HTMLElement, link: HTMLElement) =>
  smoothScroll(list, () => {
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    alignToCard(list, 1)
  })
