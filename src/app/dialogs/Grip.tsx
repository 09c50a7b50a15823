import { useEffect, useLayoutEffect, useRef } from 'react'
import css from './DialogHost.module.css'
import { growFromBar } from './grow-from-bar.ts'
import { connectSwipeDown } from './swipe-down.ts'

interface GripProps {
  close: () => boolean
  grows: boolean
}
const sheetOf = (element: Element | null) => element?.closest<HTMLElement>('[role=dialog]')

export const Grip = ({ close, grows }: GripProps) => {
  const bar = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const sheet = sheetOf(bar.current)
    if (sheet && grows) growFromBar(sheet)
  }, [grows])
  useEffect(() => {
    const sheet = sheetOf(bar.current)
    return sheet ? connectSwipeDown(sheet, close) : undefined
  }, [close])
  return <span ref={bar} className={css.grip} aria-hidden />
}
