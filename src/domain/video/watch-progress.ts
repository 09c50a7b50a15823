/** Where somebody is in a film or a series: pure rules over seconds. */

/** What lies behind the last scene counts as seen. */
const watchedPart = 0.95
/** A glance is no beginning. */
const leastSeconds = 10

export const isWatched = (at: number, duration: number): boolean =>
  duration > 0 && at >= duration * watchedPart
export const isBegun = (at: number, duration: number): boolean =>
  at >= leastSeconds && !isWatched(at, duration)

interface Placed {
  id: string
  season: number
  duration?: number | undefined
}

/** Seasons in their order, each with its episodes. */
export const seasonsOf = <E extends Placed>(
  episodes: readonly E[],
): { season: number; episodes: readonly E[] }[] =>
  [...new Set(episodes.map(({ season }) => season))]
    .sort((a, b) => a - b)
    .map((season) => ({ season, episodes: episodes.filter((one) => one.season === season) }))

/** Seconds by item, the latest first. */
export type FilmPlaces = ReadonlyMap<string, number>

/** Goes on with what was watched last; what was seen to its end is followed by the next one. */
export const upNext = <E extends Placed>(episodes: readonly E[], places: FilmPlaces): E | undefined => {
  for (const [id, at] of places) {
    const index = episodes.findIndex((one) => one.id === id)
    const episode = episodes[index]
    if (!episode) continue
    return isWatched(at, episode.duration ?? 0) ? (episodes[index + 1] ?? episodes[0]) : episode
  }
  return episodes[0]
}

/** The one behind this in the series. */
export const after = <E extends Placed>(episodes: readonly E[], id: string): E | undefined => {
  const index = episodes.findIndex((one) => one.id === id)
  return index < 0 ? undefined : episodes[index + 1]
}

/** So long before the end the next one is offered. */
const offeredFor = 10

/** Whole seconds until the next one begins by itself; null while the end is far. */
export const secondsToNext = (at: number, duration: number): number | null => {
  const left = Math.ceil(duration - at)
  // A film of a few seconds would offer the next one all the time.
  return duration > offeredFor * 3 && left <= offeredFor ? Math.max(0, left) : null
}
