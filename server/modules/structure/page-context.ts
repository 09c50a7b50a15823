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
  id: string | undefined
  /** The group that the page is a part of, or `all`. */
  within: string
  item: Row | null
  /** Language of the tenant, for texts that lack the reader's. */
  own: string
  paging: Paging
  /** The caller may read the full article that the page is about. */
  mayReadAll: boolean
}
