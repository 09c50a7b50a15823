/** As the addresses of the calls name them; apart from the kinds, which every page loads. */
export const likeTypes = [
  'tracks',
  'playlists',
  'albums',
  'artists',
  'games',
  'onlineGames',
  'cloudGames',
  'videos',
  'videoCollections',
  'podcasts',
  'podcastCollections',
  'audiobooks',
  'audiobookChapters',
  'products',
] as const
export type LikeType = (typeof likeTypes)[number]
