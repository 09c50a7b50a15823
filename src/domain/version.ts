/** When the page gives way to a newer build. Pure; the page's part stands in `app/version`. */

/** No second reload within this time on any path (VERSION-04, AMBIG-036). */
const reloadGuard = 10_000
/** So often a reload is tried for one build; then the page goes on until the id changes again (decision 26). */
const mostTries = 2

export interface VersionFacts {
  /** Build of this page. */
  current: string
  /** Build that two polls in a row have named, or null. */
  confirmed: string | null
  isAudible: boolean
  hasDirtyForm: boolean
  /** When the session marker was last set, epoch ms. */
  lastReload: number | null
  triesForConfirmed: number
  now: number
}

export const mayReload = (facts: VersionFacts): boolean => {
  const { confirmed, current, lastReload, now } = facts
  if (confirmed === null || confirmed === current) return false
  if (facts.isAudible || facts.hasDirtyForm) return false
  if (lastReload !== null && now - lastReload < reloadGuard) return false
  return facts.triesForConfirmed < mostTries
}

export interface Poll {
  last: string | null
  confirmed: string | null
}
/** A build counts once two answers in a row name it, so that a half-copied deployment moves nobody. */
export const nextPoll = (poll: Poll, id: string): Poll => ({
  last: id,
  confirmed: poll.last === id ? id : poll.confirmed,
})
