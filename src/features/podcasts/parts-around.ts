/** The parts around one of them, as many as a queue takes; offline, the loaded ones. */
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
/** As far as it is loaded, in the chosen order. */
export interface LoadedParts {
  order: PartOrder
  parts: readonly Track[]
}

export const loadPartsAround = async (
  { client, scope }: { client: QueryClient; scope: PublicScope },
  whole: Collection,
  { parts, order }: LoadedParts,
  id: string,
): Promise<readonly Track[]> => {
  const isHere = parts.some((part) => part.id === id)
  if (parts.length >= whole.total && isHere) return parts
  try {
    return (await client.fetchQuery(partsAroundQuery(scope, whole.id, order, id))).entries
  } catch (problem) {
    if (isHere) return parts
    throw problem
  }
}
