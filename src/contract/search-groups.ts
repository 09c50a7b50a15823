/** The bounds of a search and its groups; apart from the schemas, so that the screen can do without those. */
import type { Kind } from './kinds.ts'

/** Kinds that stand under one heading and behind one filter; `kind=` in the address names the group. */
export const searchGroups = {
  songs: ['track'],
  albums: ['album'],
  artists: ['artist', 'author'],
  playlists: ['playlist'],
  podcasts: ['podcast', 'episode'],
  audiobooks: ['audiobook', 'chapter'],
  videos: ['video', 'series', 'musicVideo'],
  games: ['game', 'onlineGame', 'cloudGame'],
  articles: ['article', 'news'],
  offers: ['voucher', 'voucherBook', 'app', 'partner', 'service'],
  cups: ['tournament', 'challenge'],
} as const satisfies Record<string, readonly Kind[]>
export type SearchGroup = keyof typeof searchGroups
export const groupNames = Object.keys(searchGroups) as readonly SearchGroup[]

export const longestQuery = 100
/** No search answers more, whatever it finds. */
export const mostFound = 300
