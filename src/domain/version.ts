/** When the page is replaced by a newer build. Pure; `app/update` does it. */

/** No second reload within this time on any path (VERSION-04, AMBIG-036). */
const reloadGuard = 10_000
/** How often a reload is tried for one build; then the page stays until the id changes again (decision 26). */
const mostTries = 2

export interface VersionFacts {
  current: string
  /** Build that two polls in a row have named, or null. */
  confirmed: string | null
  isAudible: boolean
  hasDirtyForm: boolean
  /** Epoch ms. */
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
/** A build counts once two answers in a row name it, so that a half-copied deployment reloads nobody. */
export const nextPoll = (poll: Poll, id: string): Poll => ({
  last: id,
  confirmed: poll.last === id ? id : poll.confirmed,
})
