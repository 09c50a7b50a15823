/** Results from the server; offline, or while waiting for a slow connection, from what this device has seen. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError } from '../../api/backend-error.ts'
import { keepDataUnderCeiling } from '../../api/keep-data-under-ceiling.ts'
import {
  type SearchAsk,
  saveSearchResults,
  savedSearchQuery,
  localSearchQuery,
  searchQuery,
} from '../../api/search.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Found } from '../../contract/search.ts'
import { showsAny } from '../../domain/search/groups.ts'
import { connection } from '../../state/network/connection.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import type { OfflineSearch } from './offline-search.ts'
import type { CachedSearchResults } from './search-cached.ts'

/** Loaded ahead, as the connection may be lost. It reads the disk once; later callers have one of their own. */
const useOfflineSearch = () => {
  const client = useQueryClient()
  const search = useRef<OfflineSearch | null>(null)
  useEffect(() => {
    import('./offline-search.ts').catch((problem: unknown) =>
      console.info('the offline search is not available', problem),
    )
    return () => {
      search.current?.stop()
      search.current = null
    }
  }, [])
  return useCallback(
    async (scope: PublicScope, remote: SearchAsk, isOnlyAvailable: boolean): Promise<CachedSearchResults> => {
      const { availableOffline, openOfflineSearch } = await import('./offline-search.ts')
      search.current ??= openOfflineSearch()
      return search.current.search(scope, remote, await availableOffline(client, scope), isOnlyAvailable)
    },
    [client],
  )
}

/** The answer to a submitted search stays on this device. */
const useCachedResults = (scope: PublicScope, { q, group, limit }: SearchAsk, isDue: boolean) => {
  const client = useQueryClient()
  const save = useEffectEvent((remote: SearchAsk) => saveSearchResults(client, scope, remote))
  useEffect(() => {
    if (isDue) save({ q, group, limit })
  }, [isDue, q, group, limit])
}

/** A connection that is up but dead is tried once for each text; everything else waits for the connection. */
const useMayQuery = (scope: PublicScope, ask: SearchAsk, online: boolean) => {
  const state = useQueryClient().getQueryState(searchQuery(scope, ask).queryKey)
  return online || (navigator.onLine && !state?.error)
}

/** A shorter wait is not noticed, in ms. */
const imperceptibleMs = 150
const useIsNoticeablySlow = (isWaiting: boolean, { q, group, limit }: SearchAsk) => {
  const requestKey = JSON.stringify([q, group, limit])
  const [feltFor, setFeltFor] = useState('')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setFeltFor(requestKey), imperceptibleMs)
    return () => clearTimeout(timer)
  }, [isWaiting, requestKey])
  return isWaiting && feltFor === requestKey
}

interface SearchResultsState {
  found: Found | undefined
  /** Shown for the previous text, until this one's answer arrives. */
  isOutdated: boolean
  isSlow: boolean
  isPart: boolean
  /** The answer whose counts are shown; none while the results are of another text, or partial. */
  countedAnswer: Found | undefined
  /** Offline: what works here, all that is known because nothing of it does, or because all is wanted. */
  local: 'available' | 'unavailable' | 'all' | null
  error: unknown
  retry: () => void
}

interface SearchOptions {
  /** Offline, only what works offline; null: as long as there is any, and this search was not opened before. */
  isOnlyAvailable: boolean | null
  /** Submitted, not only typed on the way to another text. */
  isSubmitted: boolean
}

/** Offline: the stored answer of this very search, else what this device finds. */
const useOfflineResults = (ask: SearchAsk, choice: boolean | null, isOffline: boolean) => {
  const scope = scopeOf(usePortal())
  const askKnown = useOfflineSearch()
  const isOnlyAvailable = choice ?? true
  const saved = useQuery({ ...savedSearchQuery(scope, ask), enabled: isOffline && choice === null })
  const isSaved = choice === null && saved.data !== undefined
  const search = () => askKnown(scope, ask, isOnlyAvailable)
  const localSearch = localSearchQuery(scope, ask, isOnlyAvailable, search)
  const local = useQuery({
    ...localSearch,
    enabled: isOffline && !isSaved && (choice !== null || saved.isError),
    placeholderData: keepDataUnderCeiling(localSearch.queryKey),
  })
  const { found: byDevice, isAvailableOnly: isAvailable } = local.data ?? {}
  const found = isSaved ? saved.data : byDevice
  return {
    // While it is asked again, the device's last answer for this text stays.
    isKnown: local.data !== undefined && !local.isPlaceholderData,
    state: {
      found,
      countedAnswer: found,
      isOutdated: !isSaved && local.isPlaceholderData,
      isSlow: false,
      isPart: false,
      local:
        isSaved || !isOnlyAvailable
          ? ('all' as const)
          : isAvailable
            ? ('available' as const)
            : ('unavailable' as const),
      error: local.error,
      retry: () => void local.refetch(),
    },
  }
}

/** Spelling mistakes are not shown while waiting for the connection: the server may know the word. */
const useInterimResults = (ask: SearchAsk, isWaiting: boolean, isFelt: boolean) => {
  const scope = scopeOf(usePortal())
  const askKnown = useOfflineSearch()
  const saved = useQuery({ ...savedSearchQuery(scope, ask), enabled: isWaiting })
  const local = useQuery({
    ...localSearchQuery(scope, ask, false, () => askKnown(scope, ask, false)),
    enabled: isFelt && saved.isError,
  })
  if (!isWaiting) return undefined
  if (saved.data) return { found: saved.data, isPart: false }
  const { found } = (isFelt && local.data) || {}
  return found && showsAny(found) && !found.isNear ? { found, isPart: true } : undefined
}

interface Answered {
  to: SearchAsk
  found: Found
}
/** The last answer and its text: shown until the next one arrives. */
const useLastAnswer = (ask: SearchAsk, found: Found | undefined): Answered | null => {
  const [last, setLast] = useState<Answered | null>(null)
  if (found && last?.found !== found) setLast({ to: ask, found })
  return last
}

export const useSearchResults = (
  ask: SearchAsk,
  { isOnlyAvailable, isSubmitted }: SearchOptions,
): SearchResultsState => {
  const scope = scopeOf(usePortal())
  const { online } = useSnapshot(connection)
  const mayAsk = useMayQuery(scope, ask, online)
  const hasText = ask.q !== ''
  const search = searchQuery(scope, ask)
  const remote = useQuery({
    ...search,
    enabled: hasText && mayAsk,
    placeholderData: keepDataUnderCeiling(search.queryKey),
  })
  const isAnswered = remote.data !== undefined && !remote.isPlaceholderData
  useCachedResults(scope, ask, isSubmitted && isAnswered)
  const hasFailed = remote.error instanceof OfflineError
  const isOffline = hasText && !isAnswered && (hasFailed || !online)
  const { isKnown, state } = useOfflineResults(ask, isOnlyAvailable, isOffline)
  const last = useLastAnswer(ask, isAnswered ? remote.data : undefined)
  const isOfText = last?.found === remote.data && last?.to.q === ask.q
  const isMore = isOfText && last?.to.group === ask.group
  const isWaiting = hasText && !isAnswered && !isOffline && !isMore && remote.isFetching
  const isFelt = useIsNoticeablySlow(isWaiting, ask)
  const meanwhile = useInterimResults(ask, isWaiting, isFelt)
  if (isOffline || (!isAnswered && isKnown && remote.isFetching)) return state
  const { found, isPart } = meanwhile ?? { found: remote.data, isPart: false }
  const isOutdated = !meanwhile && remote.isPlaceholderData
  return {
    found,
    countedAnswer:
      isOfText && !isAnswered ? remote.data : isPart || (isOutdated && isFelt) ? undefined : found,
    isOutdated,
    isSlow: isFelt,
    isPart,
    local: null,
    error: remote.error,
    retry: () => void remote.refetch(),
  }
}
