import { type Kind, kindsIn } from '../contract/kinds.ts'

interface RelatedRule {
  kinds: readonly Kind[]
  by: 'genre' | 'category'
  category?: string
}

const records: RelatedRule = { kinds: ['album'], by: 'genre' }
const shows: RelatedRule = { kinds: ['podcast'], by: 'genre' }
const books: RelatedRule = { kinds: ['audiobook'], by: 'genre' }
const videos: RelatedRule = { kinds: ['video', 'series'], by: 'genre', category: 'title' }
const texts: RelatedRule = { kinds: ['article'], by: 'category' }
const games: RelatedRule = { kinds: kindsIn('games'), by: 'genre' }

const rows: Record<Kind, RelatedRule | null> = {
  track: records,
  album: records,
  artist: records,
  playlist: records,
  musicVideo: records,
  podcast: shows,
  episode: shows,
  audiobook: books,
  chapter: books,
  video: videos,
  series: videos,
  article: texts,
  game: games,
  onlineGame: games,
  cloudGame: games,
  author: null,
  news: null,
  app: null,
  partner: null,
  service: null,
  voucher: null,
  voucherBook: null,
  tournament: null,
  challenge: null,
}

/** `null` where nothing is related: nothing follows a voucher. */
export const relatedRuleOf = (kind: Kind): RelatedRule | null => rows[kind]
