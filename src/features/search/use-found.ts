/** What a text finds: from the server, and where there is no line from what this device has seen. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError } from '../../api/backend-error.ts'
import { type SearchAsk, keepFound, knownQuery, searchQuery } from '../../api/search.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Found } from '../../contract/search.ts'
import { connection } from '../../state/connection.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { recentSearches } from '../../state/recent-searches.ts'
import type { KnownSearch } from './known.ts'

/** One worker as long as the page is open; its code comes ahead, as the line may go. */
const useKnownSearch = (isOnlyHere: boolean) => {
  const client = useQueryClient()
  const search = useRef<KnownSearch | null>(null)
  useEffect(() => {
    import('./known.ts').catch((problem: unknown) => console.info('no search without a line', problem))
    return () => {
      search.current?.stop()
      search.current = null
    }
  }, [])
  return useCallback(
    async (scope: PublicScope, asked: SearchAsk): Promise<Found> => {
      const { atHand, openKnownSearch } = await import('./known.ts')
      search.current ??= openKnownSearch()
      return search.current.ask(scope, asked, isOnlyHere ? await atHand(client, scope) : null)
    },
    [client, isOnlyHere],
  )
}

/** A search that was meant is among the recent ones; its answer then stays on this device. */
const useKept = (scope: PublicScope, ask: SearchAsk, isAnswered: boolean) => {
  const client = useQueryClient()
  const isMeant = useSnapshot(recentSearches).texts.includes(ask.q)
  const keep = useEffectEvent((q: string) => keepFound(client, scope, { ...ask, q }))
  useEffect(() => {
    if (isMeant && isAnswered) keep(ask.q)
  }, [isMeant, isAnswered, ask.q])
}

/** A line that the browser calls up and that carries nothing is tried once for each text; all else waits for the line. */
const useMayAsk = (scope: PublicScope, ask: SearchAsk, online: boolean) => {
  const state = useQueryClient().getQueryState(searchQuery(scope, ask).queryKey)
  return online || (navigator.onLine && !state?.error)
}

interface FoundState {
  found: Found | undefined
  /** Shown for the text before, until this one's answer is here. */
  isOld: boolean
  isKnownOnly: boolean
  error: unknown
  retry: () => void
}

/** `isOnlyHere`: without a line, only what works without one. */
export const useFound = (ask: SearchAsk, isOnlyHere: boolean): FoundState => {
  const scope = scopeOf(usePortal())
  const { online } = useSnapshot(connection)
  const mayAsk = useMayAsk(scope, ask, online)
  const askKnown = useKnownSearch(isOnlyHere)
  const isAsked = ask.q !== ''
  const asked = useQuery({
    ...searchQuery(scope, ask),
    enabled: isAsked && mayAsk,
    placeholderData: keepPreviousData,
  })
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData
  useKept(scope, ask, isAnswered)
  const hasFailed = asked.error instanceof OfflineError
  const isLost = isAsked && !isAnswered && (hasFailed || !online)
  const known = useQuery({
    ...knownQuery(scope, ask, isOnlyHere, () => askKnown(scope, ask)),
    enabled: isLost,
    placeholderData: keepPreviousData,
  })
  // Asked again, what the device knew of this very text stands until the answer is here.
  const isKnown = known.data !== undefined && !known.isPlaceholderData
  const isCut = isLost || (!isAnswered && isKnown && asked.isFetching)
  const shown = isCut ? known : asked
  return {
    found: shown.data,
    isOld: shown.isPlaceholderData,
    isKnownOnly: isCut,
    error: shown.error,
    retry: () => void shown.refetch(),
  }
}
