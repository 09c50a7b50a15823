import { useState } from 'react'
import { mostFound } from '../../contract/search-groups.ts'
import type { Found } from '../../contract/search.ts'
import { firstOfGroup } from '../../domain/search/groups.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { useSearchResults } from '../../features/search/use-search-results.ts'
import { useLoadedPages } from '../../state/navigation/loaded-pages.ts'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'

const useResultPages = (query: SearchQuery) => {
  const [pages, setPages] = useRememberedState('search', { of: query, times: 0 })
  const isSame = pages.of.q === query.q && pages.of.group === query.group
  const times = isSame ? pages.times : 0
  const setTimes = (next: number) => setPages({ of: query, times: next })
  const saveTimes = useLoadedPages(JSON.stringify(query), times === 0, setTimes)
  const load = () => {
    saveTimes(times + 1)
    setTimes(times + 1)
  }
  return { limit: firstOfGroup * (1 + times), load }
}

const totalOf = ({ total, groups }: Found, group: SearchQuery['group']) =>
  group === null ? total : (groups.find((shownGroup) => shownGroup.group === group)?.total ?? 0)

const shownOf = ({ groups }: Found) => groups.reduce((sum, { entries }) => sum + entries.length, 0)

export const useResultList = (query: SearchQuery, isSubmitted: boolean) => {
  const { limit, load } = useResultPages(query)
  // Set automatically while offline: results that cannot be opened are no help.
  const [isOnlyAvailable, setOnlyAvailable] = useState<boolean | null>(null)
  const results = useSearchResults({ ...query, limit }, { isOnlyAvailable, isSubmitted })
  const { found, local, isOutdated, isSlow } = results
  const total = found ? totalOf(found, query.group) : 0
  const shownCount = found ? shownOf(found) : 0
  // Where nothing works offline there is no choice.
  const hasChoice = local === 'available' || local === 'all'
  // A stored answer has no further pages.
  const isOfBefore = local === 'all' && isOnlyAvailable === null
  const canLoad = query.group !== null && !isOfBefore && total > shownCount && limit < mostFound
  return {
    ...results,
    total,
    isStale: isOutdated && isSlow,
    /** The list ends before the results do. */
    isCut: total > mostFound && shownCount >= mostFound,
    availability: hasChoice
      ? { isOnly: local === 'available', toggle: () => setOnlyAvailable(local === 'all') }
      : null,
    load: canLoad ? load : null,
  }
}
