/** Asks for structures; `content.ts` names it inside its query functions, so that it comes behind the first paint. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Card } from '../contract/content.ts'
import type { PublicScope } from '../contract/query-keys.ts'
import { type StructureAsk, getFragment, getStructure } from '../contract/structure.ts'
import { askedFor } from '../domain/needs.ts'
import { readable } from '../domain/readable-structure.ts'
import { thrift } from '../lib/thrift.ts'
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
export const fetchMore = async (
  asking: Asking,
  scope: PublicScope,
  ask: StructureAsk,
  { block, lastId }: { block: string; lastId: string },
): Promise<MorePage> => {
  const answer = await fetchStructure(asking, scope, ask, lastId)
  const found = answer.substructure.find((node) => node.name === block)
  return { entries: found?.data.entries ?? [], more: found?.data.more }
}
