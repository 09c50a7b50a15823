import { newsTopics } from '../contract/profile.ts'

type NewsTopic = (typeof newsTopics)[number]
type Information = Readonly<Record<string, unknown>>

interface KnownInformation {
  avatar: string | null
  timeZone: string | null
  topics: readonly NewsTopic[]
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const isNewsTopic = (value: unknown): value is NewsTopic => newsTopics.some((topic) => topic === value)

export const knownInformationOf = ({ avatar, timeZone, topics }: Information): KnownInformation => ({
  avatar: textOf(avatar),
  timeZone: textOf(timeZone),
  topics: Array.isArray(topics) ? newsTopics.filter((topic) => topics.includes(topic)) : [],
})

/** What was there before and is not wanted any more becomes null; what never was there is left out. */
export const withKnownInformation = (
  information: Information,
  { avatar, timeZone, topics }: KnownInformation,
): Record<string, unknown> => {
  const known = { avatar, timeZone, topics: topics.length > 0 ? topics : null }
  const written = Object.entries(known).filter(([name, value]) => value !== null || name in information)
  return { ...information, ...Object.fromEntries(written) }
}

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
