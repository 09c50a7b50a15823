import { useQueryClient } from '@tanstack/react-query'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { type LoadedParts, type Collection, loadPartsAround } from '../../state/podcasts/parts-around.ts'

export type { Collection }

export const usePartsAround = (collection: Collection, { parts, order }: LoadedParts) => {
  const client = useQueryClient()
  const scope = scopeOf(usePortal())
  return (id: string) => loadPartsAround({ client, scope }, collection, { parts, order }, id)
}
