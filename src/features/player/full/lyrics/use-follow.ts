/** Keeps the line that is sung in the middle, until somebody looks elsewhere. */
import { type RefObject, useEffect, useRef, useState } from 'react'

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const toMiddle = (pane: HTMLElement, line: HTMLElement, isFirst: boolean) =>
  pane.scrollTo({
    top: line.offsetTop - (pane.clientHeight - line.offsetHeight) / 2,
    behavior: isFirst || wantsStill() ? 'instant' : 'smooth',
  })

export const useFollow = (pane: RefObject<HTMLElement | null>, now: number) => {
  const [isFollowing, setFollowing] = useState(true)
  const hasBegun = useRef(false)
  useEffect(() => {
    const line = pane.current?.querySelectorAll('button')[now]
    if (!pane.current || !isFollowing) return
    if (line) toMiddle(pane.current, line, !hasBegun.current)
    else pane.current.scrollTo({ top: 0 })
    hasBegun.current = true
  }, [pane, now, isFollowing])
  const letGo = () => setFollowing(false)
  return {
    isFollowing,
    follow: () => setFollowing(true),
    letGo,
    /** What a hand does to the pane; our own scrolling does none of it. */
    hands: { onWheel: letGo, onTouchMove: letGo },
  }
}
