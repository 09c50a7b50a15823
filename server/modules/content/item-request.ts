import type { Language } from '../../../src/contract/languages.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Row } from './cards.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { type ReaderView, itemById } from './content.repository.ts'

interface ItemCall<Query> {
  input: {
    params: { id: string }
    query: Query & { lang: Language; maxRating?: number | undefined }
  }
  tenant: Tenant
  viewer: Viewer | null
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>
}

export const itemRequest =
  <T, Query = object>(open: (scope: Scope, id: string, view: ReaderView, query: Query) => Promise<T>) =>
  (context: ItemCall<Query>): Promise<T> =>
    context.within(async (scope) => {
      const { params, query } = context.input
      const maxRating = await ceilingOf(scope, context, query.maxRating)
      return open(scope, params.id, { lang: query.lang, maxRating }, query)
    })

/** Items that are unknown, of another kind or above the ceiling are refused as not found. */
export const openItem = async (
  scope: Scope,
  kinds: readonly Kind[],
  id: string,
  { maxRating }: Pick<ReaderView, 'maxRating'>,
): Promise<Row> => {
  const row = await itemById(scope, id, kinds, maxRating)
  if (row?.id !== id) throw new Refused('NOT_FOUND')
  return row
}
