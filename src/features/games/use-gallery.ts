import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { interfaceLocale } from '../../state/words/interface-locale.ts'
import { smoothScroll } from '../../ui/smooth-scroll.ts'

const forward = () => (interfaceLocale.dir === 'rtl' ? -1 : 1)

const keys: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + forward(),
  ArrowLeft: (at) => at - forward(),
  Home: () => 0,
  End: (_, last) => last,
}

const show = (row: HTMLElement | null, at: number): void =>
  void row?.scrollTo({ left: forward() * at * row.clientWidth })

export const useGallery = (count: number, first: number) => {
  const row = useRef<HTMLUListElement>(null)
  const [now, setNow] = useState(first)
  /** Where a scroll is going: pictures that it passes are not selected. */
  const aim = useRef<number | null>(null)
  useLayoutEffect(() => show(row.current, first), [first])
  const goTo = (to: number) => {
    const at = Math.min(Math.max(0, to), count - 1)
    aim.current = at
    setNow(at)
    if (row.current) smoothScroll(row.current, () => show(row.current, at))
  }
  const onScroll = () => {
    const element = row.current
    if (!element) return
    const at = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth))
    if (aim.current === null) setNow(at)
    else if (aim.current === at) aim.current = null
  }
  /** A finger takes over wherever the row is. */
  const onPointerDown = () => {
    aim.current = null
  }
  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined)
  useEffect(() => {
    onKey.current = (event) => {
      const step = keys[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      goTo(step(now, count - 1))
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { strip: row, now, go: goTo, handlers: { onScroll, onPointerDown } }
}
