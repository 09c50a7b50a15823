/**
 * To the same button of the next list entry, that of the next section where it was the only one of its list, else to the
 * list's container, else to the page.
 */
import { type RefObject, useLayoutEffect } from 'react'

const buttonsOf = (row: Element | null) => [...(row?.querySelectorAll<HTMLElement>('button') ?? [])]

const rowSelector = 'li, [data-listed]'
const rowBeside = (row: Element) => {
  const section = row.closest('section')
  return (
    row.nextElementSibling ??
    row.previousElementSibling ??
    section?.nextElementSibling?.querySelector(rowSelector) ??
    section?.previousElementSibling?.querySelector(rowSelector) ??
    null
  )
}

const heirOf = (part: Element): HTMLElement | null => {
  const row = part.closest(rowSelector)
  const buttons = buttonsOf(row)
  const at = buttons.findIndex((button) => button === document.activeElement)
  const others = buttonsOf(row && rowBeside(row))
  return (
    // Counted from the end: rows of songs have more buttons than others before the one that removes.
    others.at(at - buttons.length) ??
    others[0] ??
    part.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ??
    document.querySelector<HTMLElement>('main')
  )
}

export const useFocusHandover = (part: RefObject<Element | null>) =>
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) heirOf(element)?.focus({ preventScroll: true })
    }
  }, [part])
