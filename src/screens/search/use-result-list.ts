/** The results as the screen shows them: how many, and which work offline. */
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
  group === null ? total : (groups.find((one) => one.group === group)?.total ?? 0)

const shownOf = ({ groups }: Found) => groups.reduce((sum, { entries }) => sum + entries.length, 0)

export const useResultList = (query: SearchQuery, isMeant: boolean) => {
  const { limit, load } = useResultPages(query)
  // Set automatically while offline: results that cannot be opened are no help.
  const [isOnlyHere, setOnlyHere] = useState<boolean | null>(null)
  const results = useSearchResults({ ...query, limit }, { isOnlyHere, isMeant })
  const { found, known, isOld, isLate } = results
  const total = found ? totalOf(found, query.group) : 0
  const shown = found ? shownOf(found) : 0
  // Where nothing works offline there is no choice.
  const hasChoice = known === 'here' || known === 'all'
  // A stored answer has no further pages.
  const isOfBefore = known === 'all' && isOnlyHere === null
  const canLoad = query.group !== null && !isOfBefore && total > shown && limit < mostFound
  return {
    ...results,
    total,
    isStale: isOld && isLate,
    /** The list ends before the results do. */
    isCut: total > mostFound && shown >= mostFound,
    availability: hasChoice ? { isOnly: known === 'here', turn: () => setOnlyHere(known === 'all') } : null,
    load: canLoad ? load : null,
  }
}
