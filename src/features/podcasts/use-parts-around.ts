/** The parts around one of a whole that is on screen. */
import { useQueryClient } from '@tanstack/react-query'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { type Loaded, type Whole, partsAround } from './parts-around.ts'

export type { Whole }

export const useAround = (whole: Whole, { parts, order }: Loaded) => {
  const client = useQueryClient()
  const scope = scopeOf(usePortal())
  return (id: string) => partsAround({ client, scope }, whole, { parts, order }, id)
}
