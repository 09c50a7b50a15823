/** Imported inside the query functions of `content.ts`, so that it loads after the first paint. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import {
  articlesAtOnce,
  articlesBlock,
  articlesFragment,
  sectionStructure,
} from '../contract/article-lists.ts'
import type { Card } from '../contract/content.ts'
import { type PublicScope, askKey, publicKey } from '../contract/query-keys.ts'
import { type StructureAsk, type StructureNode, getFragment, getStructure } from '../contract/structure.ts'
import { structureParams } from '../domain/route-data.ts'
import { readable } from '../domain/readable-structure.ts'
import { dataSaver } from '../lib/data-saver.ts'
import { deviceParams } from './device.ts'
import { request } from './request.ts'

const loggedGaps = new Set<string>()
/** Once for each gap, as it is in every answer. */
const logGap = (message: string) => {
  if (loggedGaps.has(message)) return
  loggedGaps.add(message)
  console.warn(message)
}
export const readStructure = readable(getStructure, logGap)
export const readFragment = readable(getFragment, logGap)

export interface QueryContext {
  client: QueryClient
  signal: AbortSignal
  queryKey: QueryKey
}

/** Asked once more after a failure: a cache on the way may be what failed. */
const isAnotherTry = ({ client, queryKey }: QueryContext) => {
  const state = client.getQueryState(queryKey)
  return state?.data === undefined && (state?.errorUpdateCount ?? 0) > 0
}

/** CALL-STRUCT-01. Not part of the query's key: what the host rendered without the device serves everyone. */
export const structureContextParams = (context: QueryContext, tenant: string) => ({
  ...deviceParams(context.client, tenant),
  ...(isAnotherTry(context) ? { omitCache: 'true' as const } : {}),
  ...(dataSaver.isEnabled ? { forceTimeout: String(dataSaver.timeoutMs) } : {}),
})

export const fetchStructure = (
  context: QueryContext,
  scope: PublicScope,
  ask: StructureAsk,
  lastId?: string,
) => {
  const query = {
    lang: scope.lang,
    maxRating: String(scope.maxRating),
    ...structureContextParams(context, scope.tenant),
    ...structureParams(ask),
    ...(lastId ? { lastId } : {}),
  }
  return request(readStructure, { params: { name: ask.name }, query }, { signal: context.signal })
}

export interface MorePage {
  entries: Card[]
  more: string | undefined
}
interface NextPage {
  block: string
  lastId: string
}

/**
 * More articles of a section come as a fragment, counted from the start (CALL-STRUCT-07); everything else,
 * and what cannot be counted, is asked for after the last id.
 */
const fetchBlock = async (
  context: QueryContext,
  scope: PublicScope,
  ask: StructureAsk,
  { block, lastId }: NextPage,
): Promise<StructureNode | undefined> => {
  const { client, queryKey, signal } = context
  const blockOf = (page?: StructureNode) => page?.substructure.find(({ name }) => name === block)
  const { name, id } = ask
  if (id && name === sectionStructure && block === articlesBlock) {
    const page = client.getQueryData<StructureNode>(publicKey(scope, 'structure', ...askKey(ask)))
    const laterPages = client.getQueryData<InfiniteData<MorePage>>(queryKey)?.pages ?? []
    const loadedIds = [blockOf(page)?.data, ...laterPages].flatMap((part) => part?.entries ?? [])
    const offset = loadedIds.findIndex((card) => card.id === lastId) + 1
    const { lang, maxRating } = scope
    const query = { lang, maxRating: `${maxRating}`, offset: `${offset}`, limit: `${articlesAtOnce}`, id }
    if (offset > 0)
      return (await request(readFragment, { params: { name, id: articlesFragment }, query }, { signal }))[0]
  }
  return blockOf(await fetchStructure(context, scope, ask, lastId))
}

export const fetchMore = async (
  context: QueryContext,
  scope: PublicScope,
  ask: StructureAsk,
  nextPage: NextPage,
): Promise<MorePage> => {
  const found = await fetchBlock(context, scope, ask, nextPage)
  return { entries: found?.data.entries ?? [], more: found?.data.more }
}
