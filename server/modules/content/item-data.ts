/** What an item holds in `data`: what its card shows, and what only its kind has. Written by the seed, read here. */
import type { LyricLine } from '../../../src/contract/lyrics.ts'
import type { Insight } from '../../../src/contract/offers.ts'
import type { Price } from '../../../src/contract/shared.ts'
import type { RichTextSource } from '../../rich-text/rich-text-source.ts'

export interface Ref {
  id: string
  slug: string
  name: string
  lang?: string
}
/** One text in one or more languages. */
export type Local = Partial<Record<string, string>>

interface OfferData {
  opensAt?: string
  sees?: Insight[]
  off?: number
  validUntil?: string
  conditions?: Local[]
  places?: string[]
  online?: boolean
  rhythm?: Local
  sample?: Local
}

export interface ItemData {
  by?: Ref
  duration?: number
  count?: number
  year?: number
  minutes?: number
  explicit?: boolean
  premium?: boolean
  /** Told by the day of its release when it is read, and stored nowhere. */
  isNew?: boolean
  live?: boolean
  starts?: string
  ends?: string
  restriction?: 'NOT_LICENSED' | 'COMING_SOON' | 'DEVICE'
  prices?: Price[]
  clickUrl?: string
  /** What queries narrow by. */
  genre?: string
  category?: string
  subcategory?: string
  publisher?: string
  /** Music. */
  providerId?: string
  album?: { id: string; slug: string; title: string; lang: string; artist: Ref }
  number?: number
  /** A film in several qualities, and the seconds of its opening titles. */
  isHls?: boolean
  intro?: { from: number; to: number }
  /** Of an episode's series. */
  season?: number
  guests?: Ref[]
  label?: string
  /** A record that is no album. */
  release?: 'single' | 'ep'
  followers?: number
  /** Sound; read by the media room. */
  seconds?: number
  recipe?: { mood: string; seed: string }
  script?: string
  /** Chapters inside an episode: what they are called, the line of the script and the second they begin with. */
  marks?: { title: string; line: number; at: number }[]
  lyrics?: LyricLine[]
  /** Articles, news, information pages: the whole text by language. */
  body?: Partial<Record<string, RichTextSource>>
  /** What an app, a partner, a service or a voucher says on its page. */
  offer?: OfferData
  /** Anything else of the kind, handed on as `customProperties` of its page. */
  facts?: Record<string, unknown>
}
