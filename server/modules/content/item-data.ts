/** An item's `data`: fields of its card, and fields of its kind. Written by the seed or by an operator. */
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
  /** Computed from the release date when it is read, and never stored. */
  isNew?: boolean
  live?: boolean
  starts?: string
  ends?: string
  restriction?: 'NOT_LICENSED' | 'COMING_SOON' | 'DEVICE'
  prices?: Price[]
  clickUrl?: string
  /** Queries filter by these. */
  genre?: string
  category?: string
  subcategory?: string
  publisher?: string
  providerId?: string
  album?: { id: string; slug: string; title: string; lang: string; artist: Ref }
  number?: number
  /** A video in several qualities, and the seconds of its opening titles. */
  isHls?: boolean
  intro?: { from: number; to: number }
  /** Of an episode's series. */
  season?: number
  guests?: Ref[]
  label?: string
  /** Set for a release that is no album. */
  release?: 'single' | 'ep'
  followers?: number
  /** Sound; see `server/media/sound-data.ts`. */
  seconds?: number
  recipe?: { mood: string; seed: string; act?: string; album?: string }
  script?: string
  marks?: { title: string; line: number; at: number }[]
  lyrics?: LyricLine[]
  body?: Partial<Record<string, RichTextSource>>
  offer?: OfferData
  /** Other fields of the kind, passed on as `customProperties` of its page. */
  facts?: Record<string, unknown>
}
