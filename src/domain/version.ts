/** When the page is replaced by a newer build. Pure; `app/update` does it. */

/** No second reload within this time on any path (VERSION-04, AMBIG-036). */
const reloadGuard = 10_000
/** How often a reload is tried for one build; then the page stays until the id changes again (decision 26). */
const mostTries = 2

export interface VersionFacts {
  current: string
  /** The latest build, read twice. */
  confirmed: string
  isAudible: boolean
  hasDirtyForm: boolean
  /** Epoch ms. */
  lastReload: number | null
  triesForConfirmed: number
  now: number
}

export const mayReload = (facts: VersionFacts): boolean => {
  const { confirmed, current, lastReload, now } = facts
  if (confirmed === current) return false
  if (facts.isAudible || facts.hasDirtyForm) return false
  if (lastReload !== null && now - lastReload < reloadGuard) return false
  return facts.triesForConfirmed < mostTries
}
