/**
 * Addresses are made in this folder alone, without language prefix. Slug and id are encoded, so callers pass plain
 * values. Here are the pages of items, the lists of each section and the pages of the portal itself; those of games,
 * articles, videos and the marketplace have a file each.
 */
import type { Kind } from '../../contract/kinds.ts'

export const join = (...segments: string[]) =>
  '/' + segments.map((segment) => encodeURIComponent(segment)).join('/')

export interface Target {
  id: string
  slug: string
}

export const linkTo = {
  home: () => '/',
  marketplacePartner: ({ slug, id }: Target) => join('mp', slug, id),
  game: (slug: string, id?: string) =>
    id ? join('games', 'details', slug, id) : join('games', 'details', slug),
  artist: ({ slug, id }: Target) => join('music', 'artists', slug, id),
  album: (artist: Target, album: Target) =>
    join('music', 'albums', artist.slug, artist.id, album.slug, album.id),
  track: ({ slug, id }: Target) => join('music', 'tracks', slug, id),
  playlist: ({ slug, id }: Target) => join('music', 'playlists', slug, id),
  podcast: ({ slug, id }: Target) => join('podcast', 'details', slug, id),
  episode: ({ slug, id }: Target) => join('podcast', 'episode', slug, id),
  audiobook: ({ slug, id }: Target) => join('audiobook', 'details', slug, id),
  audiobookArtist: ({ slug, id }: Target) => join('audiobook', 'artists', slug, id),
  musicVideo: (id: string) => join('music', 'video', 'details', id),
  video: ({ slug, id }: Target) => join('video', 'details', slug, id),
  series: ({ slug, id }: Target) => join('video', 'series', 'details', slug, id),
  article: (category: string, subcategory: string, id: string) => join('articles', category, subcategory, id),
  news: (category: string, subcategory: string, { slug, id }: Target) =>
    join('news', category, subcategory, slug, id),
  service: (name: string) => join('services', name),
  voucher: (id: string) => join('vouchers', 'details', id),
  voucherBook: (name: string) => join('voucherbooks', name),
  tournament: (id: string) => join('tournaments', 'details', id),
  musicList: () => '/music/list',
  podcastList: () => '/podcast/list',
  audiobookCategory: () => '/audiobook/category',
  audiobookList: () => '/audiobook/list',
  audiobookGenre: (name: string) => join('audiobook', 'genre', name),
  gamesList: () => '/games/list',
  videoList: (name: string) => join('video', 'list', name),
  musicGenre: (name: string) => join('music', 'genre', name),
  musicAlbums: () => '/music/albums',
  musicAlbumsCategory: (name: string) => join('music', 'albums', 'category', name),
  musicTracksCategory: () => '/music/tracks/category',
  musicTracks: () => '/music/tracks',
  musicPlaylists: () => '/music/playlists',
  searchTyping: () => '/search-q',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  favorites: () => '/favorites',
  history: () => '/history',
  downloads: () => '/downloads',
  login: (returnTo?: string) =>
    returnTo ? `/user/login?returnTo=${encodeURIComponent(returnTo)}` : '/user/login',
  emailLogin: () => '/user/login/email',
  register: () => '/user/register',
  partnerLogin: () => '/register',
  externalLogout: () => '/external/logout',
  resetPassword: (session?: string) =>
    session ? `/resetpassword?session=${encodeURIComponent(session)}` : '/resetpassword',
  subscription: () => '/subscription',
  notifications: () => '/notifications',
  profile: () => '/profile',
  profileInfo: () => '/profile/info',
  profileManage: () => '/profile/manage',
  profileServices: () => '/profile/info-service-subscriptions',
  paymentMethods: () => '/MyPaymentMethods',
  purchases: () => '/myPurchases',
  rewards: () => '/reward',
  parentalControl: () => '/parentalControl',
  structure: (name: string) => join('main', name),
  page: (name: string) => join(name),
  marketing: (name: string) => join('marketing', name),
  launch: () => '/launch',
  info: (name: string) => join('info', name),
  impressum: () => '/impressum',
} as const

export interface Linkable extends Target {
  kind: Kind
  by?: Target | undefined
  clickUrl?: string | undefined
}

const builders: Record<Kind, (item: Linkable) => string> = {
  track: linkTo.track,
  album: (item) => linkTo.album(item.by ?? { id: '-', slug: '-' }, item),
  artist: linkTo.artist,
  playlist: linkTo.playlist,
  musicVideo: (item) => linkTo.musicVideo(item.id),
  podcast: linkTo.podcast,
  episode: linkTo.episode,
  audiobook: linkTo.audiobook,
  chapter: linkTo.audiobook,
  author: linkTo.audiobookArtist,
  video: linkTo.video,
  series: linkTo.series,
  game: (item) => linkTo.game(item.slug, item.id),
  onlineGame: (item) => linkTo.game(item.slug, item.id),
  cloudGame: (item) => linkTo.game(item.slug, item.id),
  article: (item) => linkTo.article('read', 'all', item.id),
  news: (item) => linkTo.news('today', 'all', item),
  app: ({ slug, id }) => join('apps', 'pd', slug, id),
  partner: linkTo.marketplacePartner,
  service: (item) => linkTo.service(item.slug),
  voucher: (item) => linkTo.voucher(item.id),
  voucherBook: (item) => linkTo.voucherBook(item.slug),
  tournament: (item) => linkTo.tournament(item.id),
  challenge: (item) => linkTo.tournament(item.id),
}

export const addressOf = (item: Linkable): string => item.clickUrl || builders[item.kind](item)
