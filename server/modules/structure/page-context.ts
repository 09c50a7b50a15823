/** What a page is resolved for: who reads it, and what its address names. */
import type { Scope } from '../../context.ts'
import type { Row } from '../content/cards.ts'
import type { ReaderView } from '../content/content.repository.ts'

export interface Paging {
  lastId?: string | undefined
  offset?: number | undefined
  limit?: number | undefined
}
export interface PageContext {
  scope: Scope
  view: ReaderView
  now: Date
  /** Id of the address. */
  id: string | undefined
  /** The group that this is a part of, or `all`. */
  within: string
  /** The item that the page is about. */
  item: Row | null
  /** Language of the tenant, for texts that lack the reader's. */
  own: string
  paging: Paging
  /** Whoever asks may read the whole of the article that the page is about. */
  mayReadAll: boolean
}
