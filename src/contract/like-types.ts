/** What can be liked, as the addresses of its calls name it; apart from the kinds, which every page carries. */
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
