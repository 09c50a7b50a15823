/** With fewer letters than this a typing error looks like another word. */
const allowedFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

export const distance = (a: string, b: string): number => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const now = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      now[j] = Math.min(
        (last[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = now
  }
  return last[b.length] ?? 0
}

/** Is `typed` one slip away from the word, or from its beginning while the user still types? */
export const isNear = (typed: string, word: string, allowsPrefix: boolean): boolean => {
  const allowed = allowedFor(typed.length)
  if (allowed === 0) return false
  const lengths = allowsPrefix ? [-1, 0, 1].map((extra) => typed.length + extra) : []
  return [word, ...lengths.filter((end) => end < word.length).map((end) => word.slice(0, end))].some(
    (beginning) =>
      Math.abs(beginning.length - typed.length) <= allowed && distance(typed, beginning) <= allowed,
  )
}
