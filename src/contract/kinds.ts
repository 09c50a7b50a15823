/** Kinds of content. Code per kind is in a `Record<Kind, …>`, so the compiler reports what a new kind lacks. */
import type { LikeType } from './like-types.ts'
import type { SearchGroup } from './search-groups.ts'

export type Shape = 'square' | 'arch' | 'bubble' | 'wide' | 'tall' | 'ticket' | 'bracket' | 'text'
type PrimaryAction = 'play' | 'read' | 'watch' | 'start' | 'redeem' | 'register' | 'open'
/** Tenant settings that disable a section with its kinds. */
export type SectionFeature =
  | 'games'
  | 'tournaments'
  | 'podcasts'
  | 'audiobooks'
  | 'video'
  | 'articles'
  | 'vouchers'

interface KindRow {
  readonly prefix: string
  readonly contentType: string
  /** `{type}` in `like/{type}`; null where it cannot be liked. */
  readonly like: LikeType | null
  readonly shape: Shape
  readonly action: PrimaryAction
  readonly group: SearchGroup
  readonly features: readonly SectionFeature[]
  /** Listed on the page of its collection, and without a page of its own. */
  readonly hasNoPage?: boolean
  readonly needsPlan?: boolean
  /** Plays on with the songs beside it, in any list, and has the menu of a song. */
  readonly isSong?: boolean
  /** Listened to, watched or read in several sittings; music is not. */
  readonly isLongForm?: boolean
  /** A guest may start it where it is free. ROLE-33 */
  readonly isOpenToGuests?: boolean
}

const music = { shape: 'square', action: 'play', features: [] } as const
const speech = { action: 'play', isLongForm: true } as const
const podcast = { ...speech, shape: 'bubble', group: 'podcasts', features: ['podcasts'] } as const
const book = { ...speech, shape: 'tall', group: 'audiobooks', features: ['audiobooks'] } as const
const video = { shape: 'wide', action: 'watch', group: 'videos', features: ['video'] } as const
const game = { shape: 'tall', action: 'start', group: 'games', features: ['games'] } as const
const text = { like: 'products', shape: 'text', action: 'read', group: 'articles', isLongForm: true } as const
const offer = { like: 'products', shape: 'square', action: 'open', group: 'offers' } as const
const vouchers = { ...offer, shape: 'ticket', features: ['vouchers'] } as const
const contest = {
  like: null,
  shape: 'bracket',
  action: 'register',
  group: 'cups',
  features: ['tournaments'],
} as const

export const kinds = {
  track: {
    ...music,
    prefix: 'trk',
    contentType: 'FULL_TRACK_MUSIC',
    like: 'tracks',
    group: 'songs',
    needsPlan: true,
    isSong: true,
  },
  album: { ...music, prefix: 'alb', contentType: 'MUSIC_ALBUM', like: 'albums', group: 'albums' },
  artist: {
    ...music,
    prefix: 'art',
    contentType: 'MUSIC_ARTIST',
    like: 'artists',
    group: 'artists',
    shape: 'arch',
  },
  playlist: { ...music, prefix: 'pll', contentType: 'MUSIC_PLAYLIST', like: 'playlists', group: 'playlists' },
  musicVideo: { ...video, prefix: 'mvd', contentType: 'MUSIC_VIDEO', like: 'videos' },
  podcast: { ...podcast, prefix: 'pod', contentType: 'PODCAST', like: 'podcastCollections' },
  episode: { ...podcast, prefix: 'epi', contentType: 'PODCAST_EPISODE', like: 'podcasts' },
  audiobook: { ...book, prefix: 'bok', contentType: 'AUDIOBOOK', like: 'audiobooks' },
  chapter: {
    ...book,
    prefix: 'chp',
    contentType: 'AUDIOBOOK_CHAPTER',
    like: 'audiobookChapters',
    hasNoPage: true,
    needsPlan: true,
  },
  author: {
    prefix: 'aut',
    contentType: 'AUDIOBOOK_ARTIST',
    like: 'artists',
    shape: 'arch',
    action: 'open',
    group: 'artists',
    features: ['podcasts', 'audiobooks', 'articles'],
  },
  video: { ...video, prefix: 'vid', contentType: 'VIDEO', like: 'videos', isLongForm: true },
  series: {
    ...video,
    prefix: 'ser',
    contentType: 'VIDEO_SERIES',
    like: 'videoCollections',
    isLongForm: true,
  },
  game: { ...game, prefix: 'gam', contentType: 'GAME', like: 'games' },
  onlineGame: {
    ...game,
    prefix: 'ogm',
    contentType: 'ONLINE_GAME',
    like: 'onlineGames',
    isOpenToGuests: true,
  },
  cloudGame: { ...game, prefix: 'cgm', contentType: 'CLOUD_GAME', like: 'cloudGames' },
  article: { ...text, prefix: 'atc', contentType: 'ARTICLE', features: ['articles'] },
  news: { ...text, prefix: 'nws', contentType: 'NEWS', features: [] },
  app: { ...offer, prefix: 'app', contentType: 'APP', features: [] },
  partner: { ...offer, prefix: 'prt', contentType: 'PARTNER', features: [] },
  service: { ...offer, prefix: 'svc', contentType: 'INFO_SERVICE', features: [] },
  voucher: { ...vouchers, prefix: 'vch', contentType: 'VOUCHER', action: 'redeem' },
  voucherBook: { ...vouchers, prefix: 'vbk', contentType: 'VOUCHER_BOOK' },
  tournament: { ...contest, prefix: 'trn', contentType: 'TOURNAMENT' },
  challenge: { ...contest, prefix: 'chl', contentType: 'CHALLENGE' },
} as const satisfies Record<string, KindRow>

export type Kind = keyof typeof kinds
export type KindIn<Group extends SearchGroup> = {
  [K in Kind]: (typeof kinds)[K]['group'] extends Group ? K : never
}[Kind]

export const kindNames = Object.keys(kinds) as readonly Kind[]
export const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(kinds, name)
export const kindOf = (name: Kind): KindRow => kinds[name]
export const shapeOf = ({ kind }: { readonly kind: Kind }): Shape => kinds[kind].shape

export const isSong = ({ kind }: { readonly kind: Kind }): boolean => kindOf(kind).isSong === true

export const isIn = <Group extends SearchGroup>(group: Group, kind: Kind): kind is KindIn<Group> =>
  kinds[kind].group === group
export const kindsIn = (group: SearchGroup): readonly Kind[] => kindNames.filter((kind) => isIn(group, kind))
