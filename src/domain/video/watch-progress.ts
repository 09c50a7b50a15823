/** The credits count as watched. */
const watchedFraction = 0.95
/** A shorter watch is no start. */
const minimumSeconds = 10

export const isWatched = (at: number, duration: number): boolean =>
  duration > 0 && at >= duration * watchedFraction
export const isPartlyWatched = (at: number, duration: number): boolean =>
  at >= minimumSeconds && !isWatched(at, duration)

interface EpisodeLike {
  id: string
  season: number
  duration?: number | undefined
}

export const seasonsOf = <E extends EpisodeLike>(
  episodes: readonly E[],
): { season: number; episodes: readonly E[] }[] =>
  [...new Set(episodes.map(({ season }) => season))]
    .sort((a, b) => a - b)
    .map((season) => ({ season, episodes: episodes.filter((episode) => episode.season === season) }))

/** The episodes that anybody can watch before the first one that needs a plan; 0 where none needs one. */
export const freeAtStart = (episodes: readonly { premium?: boolean | undefined }[]): number =>
  Math.max(
    0,
    episodes.findIndex(({ premium }) => premium),
  )

/** Seconds by item, the latest first. */
export type WatchPositions = ReadonlyMap<string, number>

/** Continues with the last watched one; a finished one is followed by the next. */
export const episodeToWatch = <E extends EpisodeLike>(
  episodes: readonly E[],
  positions: WatchPositions,
): E | undefined => {
  for (const [id, at] of positions) {
    const index = episodes.findIndex((episode) => episode.id === id)
    const episode = episodes[index]
    if (!episode) continue
    return isWatched(at, episode.duration ?? 0) ? (episodes[index + 1] ?? episodes[0]) : episode
  }
  return episodes[0]
}

export const episodeAfter = <E extends EpisodeLike>(episodes: readonly E[], id: string): E | undefined => {
  const index = episodes.findIndex((episode) => episode.id === id)
  return index < 0 ? undefined : episodes[index + 1]
}

/** This many seconds before the end the next one is offered. */
const nextOfferSeconds = 10

/** Whole seconds until the next one starts automatically; null while the end is far. */
export const secondsToNext = (at: number, duration: number): number | null => {
  const left = Math.ceil(duration - at)
  // A video of a few seconds would offer the next one all the time.
  return duration > nextOfferSeconds * 3 && left <= nextOfferSeconds ? Math.max(0, left) : null
}
