/** Restores a scroll position that does not exist yet: further pages of a list load a moment after the page. */
const timeoutMs = 4_000

/** `from` is the current scroll position: a user who has scrolled since wants to be elsewhere. */
export const scrollLater = (y: number, from: number): void => {
  const growth = new ResizeObserver(() => {
    const isMoved = Math.abs(scrollY - from) > 2
    const isReachable = document.documentElement.scrollHeight - innerHeight >= y
    if (isMoved || isReachable) growth.disconnect()
    if (isReachable && !isMoved) scrollTo({ top: y, behavior: 'instant' })
  })
  growth.observe(document.body)
  setTimeout(() => growth.disconnect(), timeoutMs)
}
