/**
 * Kinds of content: one row each. A new kind is one row here, one schema, one feature folder and its words.
 * `shape` is the silhouette of its card, `like` the type in `like/{type}`, `action` the primary action of its screen.
 */
import type { LikeType } from './like-types.ts'

export type Shape = 'square' | 'arch' | 'bubble' | 'wide' | 'tall' | 'ticket' | 'bracket' | 'text'
type PrimaryAction = 'play' | 'read' | 'watch' | 'start' | 'redeem' | 'register' | 'open'
type OfflinePolicy = 'keep' | 'read' | 'none'

interface KindRow {
  readonly prefix: string
  readonly contentType: string
  readonly like: LikeType | null
  readonly shape: Shape
  readonly action: PrimaryAction
  readonly offline: OfflinePolicy
}

const row = (
  prefix: string,
  contentType: string,
  like: LikeType | null,
  shape: Shape,
  action: PrimaryAction,
  offline: OfflinePolicy,
): KindRow => ({ prefix, contentType, like, shape, action, offline })

export const kinds = {
  track: row('trk', 'FULL_TRACK_MUSIC', 'tracks', 'square', 'play', 'keep'),
  album: row('alb', 'MUSIC_ALBUM', 'albums', 'square', 'play', 'keep'),
  artist: row('art', 'MUSIC_ARTIST', 'artists', 'arch', 'play', 'none'),
  playlist: row('pll', 'MUSIC_PLAYLIST', 'playlists', 'square', 'play', 'keep'),
  musicVideo: row('mvd', 'MUSIC_VIDEO', 'videos', 'wide', 'watch', 'none'),
  podcast: row('pod', 'PODCAST', 'podcastCollections', 'bubble', 'play', 'keep'),
  episode: row('epi', 'PODCAST_EPISODE', 'podcasts', 'bubble', 'play', 'keep'),
  audiobook: row('bok', 'AUDIOBOOK', 'audiobooks', 'tall', 'play', 'keep'),
  chapter: row('chp', 'AUDIOBOOK_CHAPTER', 'audiobookChapters', 'tall', 'play', 'keep'),
  author: row('aut', 'AUDIOBOOK_ARTIST', 'artists', 'arch', 'open', 'none'),
  video: row('vid', 'VIDEO', 'videos', 'wide', 'watch', 'none'),
  series: row('ser', 'VIDEO_SERIES', 'videoCollections', 'wide', 'watch', 'none'),
  game: row('gam', 'GAME', 'games', 'tall', 'start', 'none'),
  onlineGame: row('ogm', 'ONLINE_GAME', 'onlineGames', 'tall', 'start', 'none'),
  cloudGame: row('cgm', 'CLOUD_GAME', 'cloudGames', 'tall', 'start', 'none'),
  article: row('atc', 'ARTICLE', 'products', 'text', 'read', 'read'),
  news: row('nws', 'NEWS', 'products', 'text', 'read', 'read'),
  app: row('app', 'APP', 'products', 'square', 'open', 'none'),
  partner: row('prt', 'PARTNER', 'products', 'square', 'open', 'none'),
  service: row('svc', 'INFO_SERVICE', 'products', 'square', 'open', 'none'),
  voucher: row('vch', 'VOUCHER', 'products', 'ticket', 'redeem', 'none'),
  voucherBook: row('vbk', 'VOUCHER_BOOK', 'products', 'ticket', 'open', 'none'),
  tournament: row('trn', 'TOURNAMENT', null, 'bracket', 'register', 'none'),
  challenge: row('chl', 'CHALLENGE', null, 'bracket', 'register', 'none'),
} as const satisfies Record<string, KindRow>

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as readonly Kind[]
export const kindOf = (name: Kind): KindRow => kinds[name]
export const shapeOf = ({ kind }: { readonly kind: Kind }): Shape => kinds[kind].shape
