/** The loaded parts, and a function for the next ten. They stay as long as the page, so Back finds its position. */
import { hashKey, useInfiniteQuery } from '@tanstack/react-query'
import { partsQuery } from '../../api/podcasts.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind, PartOrder } from '../../contract/parts.ts'
import type { CollectionDetails } from '../../contract/podcasts.ts'
import { defaultPartOrder } from '../../domain/podcasts/parts.ts'
import { usePartOrder } from '../../state/podcasts/part-order.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useLoadedPages } from '../../state/navigation/loaded-pages.ts'

export interface PartsShown {
  parts: readonly Track[]
  order: PartOrder
  setOrder: (order: PartOrder) => void
  load: (() => void) | null
  isLoading: boolean
  hasFailed: boolean
}

export const useParts = (kind: CollectionKind, collection: CollectionDetails): PartsShown => {
  const defaultOrder = defaultPartOrder[kind]
  const { order, setOrder } = usePartOrder(collection.id, defaultOrder)
  const first = { total: collection.total, offset: 0, entries: collection.parts }
  const query = partsQuery(scopeOf(usePortal()), collection, order)
  const pages = useInfiniteQuery({
    ...query,
    ...(order === defaultOrder ? { initialData: { pages: [first], pageParams: [0] } } : {}),
  })
  const parts = pages.data?.pages.flatMap(({ entries }) => entries) ?? []
  const pageCount = pages.data?.pages.length ?? 0
  const { fetchNextPage } = pages
  const loadPages = async (times: number) => {
    for (let at = 0; at < times; at++) await fetchNextPage()
  }
  const noteLoadedPage = useLoadedPages(
    hashKey(query.queryKey),
    pageCount === 1,
    (times) => void loadPages(times),
  )
  const retry = pages.isError && parts.length === 0
  const load = retry || pages.hasNextPage
  const next = () => {
    if (retry) return void pages.refetch()
    noteLoadedPage(pageCount)
    void fetchNextPage()
  }
  return {
    parts,
    order,
    setOrder,
    load: load ? next : null,
    isLoading: pages.isFetching,
    hasFailed: pages.isError && !pages.isFetching,
  }
}
