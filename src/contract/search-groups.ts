/** Limits and groups of a search; apart from the schemas, which the screen does not load. */

/** Headings and filters of the results; each kind names its group. `kind=` in the address names one of them. */
export const groupNames = [
  'songs',
  'albums',
  'artists',
  'playlists',
  'podcasts',
  'audiobooks',
  'videos',
  'games',
  'articles',
  'offers',
  'cups',
] as const
export type SearchGroup = (typeof groupNames)[number]

export const longestQuery = 100
export const mostFound = 300
