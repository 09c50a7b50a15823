/** The entries of a block and, while there are more, a function that loads them. The query cache keeps the pages. */
import { hashKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { moreOfStructureQuery } from '../../../api/content.ts'
import type { Card } from '../../../contract/content.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useLoadedPages } from '../../../state/navigation/loaded-pages.ts'
import { requestOfBlock, useStructureRequest } from '../structure-request.ts'

interface MoreEntries {
  entries: readonly Card[]
  load: (() => void) | null
  isLoading: boolean
  error: unknown
}

const none: readonly never[] = []
export const useMoreEntries = (block: StructureNode): MoreEntries => {
  const scope = scopeOf(usePortal())
  const page = useStructureRequest()
  const ask = page && requestOfBlock(page, block)
  const { entries, more } = block.data
  const query = moreOfStructureQuery(scope, ask ?? { name: '', id: null }, block.name, more ?? '')
  const pages = useInfiniteQuery({
    ...query,
    // Only a tap fetches: the first entries are part of the page.
    enabled: false,
  })
  const laterPages = pages.data?.pages ?? none
  const all = useMemo(() => {
    const firstIds = new Set(entries.map((card) => card.id))
    const fresh = laterPages.flatMap((page) => page.entries).filter((card) => !firstIds.has(card.id))
    return [...entries, ...fresh]
  }, [entries, laterPages])
  const canLoad = ask !== null && more !== undefined && (laterPages.length === 0 || pages.hasNextPage)
  // From the disk, as many pages as it has.
  const noteLoadedPage = useLoadedPages(
    hashKey(query.queryKey),
    canLoad && laterPages.length === 0,
    () => void pages.refetch(),
  )
  const load = () => {
    noteLoadedPage(laterPages.length + 1)
    void (laterPages.length === 0 ? pages.refetch() : pages.fetchNextPage())
  }
  return {
    entries: all,
    load: canLoad ? load : null,
    isLoading: pages.isFetching,
    error: pages.isFetching ? null : pages.error,
  }
}
