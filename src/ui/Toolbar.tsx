/** Several buttons that are one tab stop: the arrow keys move between them, as the pattern of ARIA has it. */
import { type HTMLAttributes, type KeyboardEvent, useEffect, useRef } from 'react'

interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  label: string
}

const buttonsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button, a')]
const shownIn = (bar: HTMLElement) => buttonsIn(bar).filter((button) => button.checkVisibility())

/** The one with the focus, else the one that is used most, which says so itself, else the first. */
const setTabStop = (bar: HTMLElement) => {
  const shown = shownIn(bar)
  const focused = shown.find((button) => button === bar.ownerDocument.activeElement)
  const stop = focused ?? shown.find((button) => button.matches('[data-stop]')) ?? shown[0]
  for (const button of buttonsIn(bar)) button.tabIndex = button === stop ? 0 : -1
}

const placeAfterKey = (key: string, at: number, last: number, isRtl: boolean): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return at === last ? 0 : at + 1
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return at === 0 ? last : at - 1
  return undefined
}

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const { currentTarget: bar, key } = event
  const shown = shownIn(bar)
  const at = shown.findIndex((button) => button === bar.ownerDocument.activeElement)
  if (at < 0) return
  const isRtl = bar.ownerDocument.documentElement.dir === 'rtl'
  const next = placeAfterKey(key, at, shown.length - 1, isRtl)
  if (next === undefined) return
  event.preventDefault()
  shown[next]?.focus()
}

export const Toolbar = ({ label, children, ...rest }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const wasClicked = useRef(false)
  const update = () => {
    if (bar.current) setTabStop(bar.current)
  }
  // After each render, as buttons come and go; which of them fit depends on the window.
  useEffect(() => {
    update()
    addEventListener('resize', update)
    return () => removeEventListener('resize', update)
  })
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onPointerDown={() => (wasClicked.current = true)}
      // After a click the arrows seek, as they do everywhere.
      onKeyDown={(event) => !wasClicked.current && moveFocus(event)}
      onFocus={update}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) wasClicked.current = false
        update()
      }}
      {...rest}
    >
      {children}
    </div>
  )
}
