import type { QueryClient } from '@tanstack/react-query'
import { partsAroundQuery } from '../../api/podcasts.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind, PartOrder } from '../../contract/parts.ts'
import type { PublicScope } from '../../contract/query-keys.ts'

export interface Collection {
  kind: CollectionKind
  id: string
  title: string
  total: number
}
export interface LoadedParts {
  order: PartOrder
  parts: readonly Track[]
}

export const loadPartsAround = async (
  { client, scope }: { client: QueryClient; scope: PublicScope },
  collection: Collection,
  { parts, order }: LoadedParts,
  id: string,
): Promise<readonly Track[]> => {
  const isLoaded = parts.some((part) => part.id === id)
  if (parts.length >= collection.total && isLoaded) return parts
  try {
    return (await client.fetchQuery(partsAroundQuery(scope, collection.id, order, id))).entries
  } catch (problem) {
    if (isLoaded) return parts
    throw problem
  }
}
