/** Orders of favourites; `added` is newest first. Apart from the schemas, which the first screen does not load. */
export const likeSorts = ['added', 'title', 'artist'] as const
export type LikeSort = (typeof likeSorts)[number]
