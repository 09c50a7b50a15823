/**
 * A part that goes away would take the focus along to nowhere: it moves to the next of its list, else to the page.
 */
import { type RefObject, useLayoutEffect } from 'react'

const heirOf = (part: Element): HTMLElement | null => {
  const row = part.closest('li, [data-listed]')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return next?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main')
}

export const useFocusHandover = (part: RefObject<Element | null>) =>
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) heirOf(element)?.focus({ preventScroll: true })
    }
  }, [part])
