/** In the largest unit that fits. */
type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const ageOf = (then: number, now: number): Age => {
  const elapsed = Math.max(0, now - then)
  if (elapsed < minute) return { unit: 'now' }
  if (elapsed < hour) return { unit: 'minutes', count: Math.floor(elapsed / minute) }
  if (elapsed < day) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  return { unit: 'days', count: Math.floor(elapsed / day) }
}
