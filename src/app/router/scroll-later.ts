/** Back to a place that is not there yet: what a list had beyond its first page comes a moment after the page. */
const timeoutMs = 4_000

/** `from` is where the page stands for now: whoever has moved it since has another place in mind. */
export const scrollLater = (y: number, from: number): void => {
  const growth = new ResizeObserver(() => {
    const isMoved = Math.abs(scrollY - from) > 2
    const isThere = document.documentElement.scrollHeight - innerHeight >= y
    if (isMoved || isThere) growth.disconnect()
    if (isThere && !isMoved) scrollTo({ top: y, behavior: 'instant' })
  })
  growth.observe(document.body)
  setTimeout(() => growth.disconnect(), timeoutMs)
}
