/** Asks for structures; `content.ts` names it inside its query functions, so that it comes behind the first paint. */
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
import { askedFor } from '../domain/route-data.ts'
import { readable } from '../domain/readable-structure.ts'
import { thrift } from '../lib/data-saver.ts'
import { deviceOf } from './device.ts'
import { request } from './request.ts'

const told = new Set<string>()
/** Once for each gap: it comes again with every answer. */
const tell = (message: string) => {
  if (told.has(message)) return
  told.add(message)
  console.warn(message)
}
export const readStructure = readable(getStructure, tell)
export const readFragment = readable(getFragment, tell)

export interface Asking {
  client: QueryClient
  signal: AbortSignal
  queryKey: QueryKey
}

/** Asked once more after a failure: what somebody on the way keeps may be what failed. */
const isAnotherTry = ({ client, queryKey }: Asking) => {
  const state = client.getQueryState(queryKey)
  return state?.data === undefined && (state?.errorUpdateCount ?? 0) > 0
}

/**
 * CALL-STRUCT-01: what is said besides the question itself. None of it is part of the query's key: what the host rendered
 * without knowing the device serves everyone.
 */
export const toldBeside = (asking: Asking, tenant: string) => ({
  ...deviceOf(asking.client, tenant),
  ...(isAnotherTry(asking) ? { omitCache: 'true' as const } : {}),
  ...(thrift.isOn ? { forceTimeout: String(thrift.patienceMs) } : {}),
})

export const fetchStructure = (asking: Asking, scope: PublicScope, ask: StructureAsk, lastId?: string) => {
  const query = {
    lang: scope.lang,
    maxRating: String(scope.maxRating),
    ...toldBeside(asking, scope.tenant),
    ...askedFor(ask),
    ...(lastId ? { lastId } : {}),
  }
  return request(readStructure, { params: { name: ask.name }, query }, { signal: asking.signal })
}

export interface MorePage {
  entries: Card[]
  more: string | undefined
}
interface GoingOn {
  block: string
  lastId: string
}

/**
 * The articles of a section come on as a fragment, counted from the start (CALL-STRUCT-07); all else comes after the last
 * one, and so does what cannot be counted.
 */
const fetchBlock = async (
  asking: Asking,
  scope: PublicScope,
  ask: StructureAsk,
  { block, lastId }: GoingOn,
): Promise<StructureNode | undefined> => {
  const { client, queryKey, signal } = asking
  const blockOf = (page?: StructureNode) => page?.substructure.find(({ name }) => name === block)
  const { name, id } = ask
  if (id && name === sectionStructure && block === articlesBlock) {
    const page = client.getQueryData<StructureNode>(publicKey(scope, 'structure', ...askKey(ask)))
    const further = client.getQueryData<InfiniteData<MorePage>>(queryKey)?.pages ?? []
    const known = [blockOf(page)?.data, ...further].flatMap((part) => part?.entries ?? [])
    const offset = known.findIndex((card) => card.id === lastId) + 1
    const { lang, maxRating } = scope
    const query = { lang, maxRating: `${maxRating}`, offset: `${offset}`, limit: `${articlesAtOnce}`, id }
    if (offset > 0)
      return (await request(readFragment, { params: { name, id: articlesFragment }, query }, { signal }))[0]
  }
  return blockOf(await fetchStructure(asking, scope, ask, lastId))
}

export const fetchMore = async (
  asking: Asking,
  scope: PublicScope,
  ask: StructureAsk,
  going: GoingOn,
): Promise<MorePage> => {
  const found = await fetchBlock(asking, scope, ask, going)
  return { entries: found?.data.entries ?? [], more: found?.data.more }
}
