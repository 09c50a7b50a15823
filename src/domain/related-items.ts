/** What is offered to somebody because of one thing: of the same sort, from the same corner. Data, one row a kind. */
import type { Kind } from '../contract/kinds.ts'

interface Alike {
  kinds: readonly Kind[]
  /** The field of the thing that what is offered shares with it. */
  by: 'genre' | 'category'
  /** Only titles of their own: no episode stands for itself. */
  category?: string
}

const records: Alike = { kinds: ['album'], by: 'genre' }
const shows: Alike = { kinds: ['podcast'], by: 'genre' }
const books: Alike = { kinds: ['audiobook'], by: 'genre' }
const films: Alike = { kinds: ['video', 'series'], by: 'genre', category: 'title' }
const texts: Alike = { kinds: ['article'], by: 'category' }
const games: Alike = { kinds: ['game', 'onlineGame', 'cloudGame'], by: 'genre' }

const rows: Partial<Record<Kind, Alike>> = {
  track: records,
  album: records,
  artist: records,
  playlist: records,
  musicVideo: records,
  podcast: shows,
  episode: shows,
  audiobook: books,
  chapter: books,
  video: films,
  series: films,
  article: texts,
  game: games,
  onlineGame: games,
  cloudGame: games,
}

/** `null` where nothing is like it: of a voucher follows nothing. */
export const alikeOf = (kind: Kind): Alike | null => rows[kind] ?? null
