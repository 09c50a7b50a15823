/** The short bar at a sheet's head: the sheet it stands in can be pulled down. */
import { useEffect, useRef } from 'react'
import css from './DialogHost.module.css'
import { connectSwipeDown } from './swipe-down.ts'

export const Grip = ({ close }: { close: () => void }) => {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const sheet = bar.current?.closest<HTMLElement>('[role=dialog]')
    return sheet ? connectSwipeDown(sheet, close) : undefined
  }, [close])
  return <span ref={bar} className={css.grip} aria-hidden />
}
