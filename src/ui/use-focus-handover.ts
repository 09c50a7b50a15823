/** To the same button of the next list entry, else to the list's container, else to the page. */
import { type RefObject, useLayoutEffect } from 'react'

const buttonsOf = (row: Element | null) => [...(row?.querySelectorAll<HTMLElement>('button') ?? [])]

const heirOf = (part: Element): HTMLElement | null => {
  const row = part.closest('li, [data-listed]')
  const at = buttonsOf(row).findIndex((button) => button === document.activeElement)
  const others = buttonsOf(row?.nextElementSibling ?? row?.previousElementSibling ?? null)
  return (
    others[at] ??
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
