/** Keeps the current line in the middle, until the user scrolls. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { smoothScroll } from '../../../../ui/smooth-scroll.ts'

const scrollToMiddle = (pane: HTMLElement, line: HTMLElement) =>
  pane.scrollTo({ top: line.offsetTop - (pane.clientHeight - line.offsetHeight) / 2 })

export const useAutoScroll = (pane: RefObject<HTMLElement | null>, now: number) => {
  const [isFollowing, setFollowing] = useState(true)
  const hasScrolled = useRef(false)
  useEffect(() => {
    const line = pane.current?.querySelectorAll('button')[now]
    const box = pane.current
    if (!box || !isFollowing) return
    if (!line) box.scrollTo({ top: 0 })
    else if (hasScrolled.current) smoothScroll(box, () => scrollToMiddle(box, line))
    else scrollToMiddle(box, line)
    hasScrolled.current = true
  }, [pane, now, isFollowing])
  const stopFollowing = () => setFollowing(false)
  return {
    isFollowing,
    follow: () => setFollowing(true),
    letGo: stopFollowing,
    hands: { onWheel: stopFollowing, onTouchMove: stopFollowing },
  }
}
