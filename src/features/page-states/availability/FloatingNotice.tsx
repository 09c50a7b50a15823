import { type ReactNode, useEffect, useRef } from 'react'
import css from './StaleNotice.module.css'

/** Above the page's end, which is extended by its height, so that no footer link is covered. */
export const FloatingNotice = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([seen]) => {
      style.setProperty('--notes-part', `${Math.ceil(seen?.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--notes-part')
    }
  }, [])
  return (
    <div ref={box} className={css.place} data-floats>
      {children}
    </div>
  )
}
