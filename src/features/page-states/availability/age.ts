/** In the largest unit that fits. */
type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const ageOf = (then: number, now: number): Age => {
  const gone = Math.max(0, now - then)
  if (gone < minute) return { unit: 'now' }
  if (gone < hour) return { unit: 'minutes', count: Math.floor(gone / minute) }
  if (gone < day) return { unit: 'hours', count: Math.floor(gone / hour) }
  return { unit: 'days', count: Math.floor(gone / day) }
}
