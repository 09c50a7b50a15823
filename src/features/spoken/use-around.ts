/** The parts around one of them, as many as a queue takes; without a line, those that are here. */
import { useQueryClient } from '@tanstack/react-query'
import { partsAroundQuery } from '../../api/spoken.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import type { PartsShown } from './use-parts.ts'

export interface Whole {
  kind: CollectionKind
  id: string
  title: string
  total: number
}

export const useAround = (whole: Whole, { parts, order }: Pick<PartsShown, 'parts' | 'order'>) => {
  const client = useQueryClient()
  const scope = scopeOf(usePortal())
  return async (id: string): Promise<readonly Track[]> => {
    const isHere = parts.some((part) => part.id === id)
    if (parts.length >= whole.total && isHere) return parts
    try {
      return (await client.fetchQuery(partsAroundQuery(scope, whole.id, order, id))).entries
    } catch (problem) {
      if (isHere) return parts
      throw problem
    }
  }
}
