/** The parts that are loaded, and the way to the next ten. What came stays while the page does, so back finds its place. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { partsQuery } from '../../api/spoken.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind, PartOrder } from '../../contract/parts.ts'
import type { Spoken } from '../../contract/spoken.ts'
import { usualOrder } from '../../domain/playing/parts.ts'
import { usePartOrder } from '../../state/part-order.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'

export interface PartsShown {
  parts: readonly Track[]
  order: PartOrder
  setOrder: (order: PartOrder) => void
  /** null where all are here. */
  load: (() => void) | null
  isLoading: boolean
  hasFailed: boolean
}

export const useParts = (kind: CollectionKind, whole: Spoken): PartsShown => {
  const usual = usualOrder[kind]
  const { order, setOrder } = usePartOrder(whole.id, usual)
  const first = { total: whole.total, offset: 0, entries: whole.parts }
  const pages = useInfiniteQuery({
    ...partsQuery(scopeOf(usePortal()), whole, order),
    ...(order === usual ? { initialData: { pages: [first], pageParams: [0] } } : {}),
  })
  const parts = pages.data?.pages.flatMap(({ entries }) => entries) ?? []
  const retry = pages.isError && parts.length === 0
  const load = retry || pages.hasNextPage
  return {
    parts,
    order,
    setOrder,
    load: load ? () => void (retry ? pages.refetch() : pages.fetchNextPage()) : null,
    isLoading: pages.isFetching,
    hasFailed: pages.isError && !pages.isFetching,
  }
}
