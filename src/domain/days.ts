/** By days of the user's own calendar, not by hours. */
const spans = ['today', 'yesterday', 'week', 'earlier'] as const
type Span = (typeof spans)[number]

const startOfDay = (time: number, daysBack: number) => {
  const day = new Date(time)
  // By the calendar: a day in which the clock changes does not have 24 hours.
  day.setDate(day.getDate() - daysBack)
  return day.setHours(0, 0, 0, 0)
}

export const spanOf = (then: number, now: number): Span => {
  if (then >= startOfDay(now, 0)) return 'today'
  if (then >= startOfDay(now, 1)) return 'yesterday'
  return then >= startOfDay(now, 6) ? 'week' : 'earlier'
}

export const bySpan = <T>(items: readonly T[], timeOf: (item: T) => number, now: number) =>
  spans
    .map((span) => ({ span, things: items.filter((item) => spanOf(timeOf(item), now) === span) }))
    .filter((group) => group.things.length > 0)

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

type PartOfDay = 'morning' | 'afternoon' | 'evening'

export const partOfDay = (hour: number): PartOfDay =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
