/** Results from the server; offline, or while waiting for a slow connection, from what this device has seen. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError } from '../../api/backend-error.ts'
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

/**
 * One worker as long as the page is open; its code loads ahead, as the connection may be lost. It reads the
 * disk once: later callers have one of their own, which knows what was found meanwhile.
 */
const useOfflineSearch = () => {
  const client = useQueryClient()
  const search = useRef<OfflineSearch | null>(null)
  useEffect(() => {
    import('./offline-search.ts').catch((problem: unknown) =>
      console.info('no search without a line', problem),
    )
    return () => {
      search.current?.stop()
      search.current = null
    }
  }, [])
  return useCallback(
    async (scope: PublicScope, asked: SearchAsk, isOnlyHere: boolean): Promise<CachedSearchResults> => {
      const { availableOffline, openOfflineSearch } = await import('./offline-search.ts')
      search.current ??= openOfflineSearch()
      return search.current.ask(scope, asked, await availableOffline(client, scope), isOnlyHere)
    },
    [client],
  )
}

/** The answer to a submitted search stays on this device. */
const useCachedResults = (scope: PublicScope, { q, group, limit }: SearchAsk, isDue: boolean) => {
  const client = useQueryClient()
  const keep = useEffectEvent((asked: SearchAsk) => saveSearchResults(client, scope, asked))
  useEffect(() => {
    if (isDue) keep({ q, group, limit })
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
  const of = JSON.stringify([q, group, limit])
  const [felt, setFelt] = useState('')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setFelt(of), imperceptibleMs)
    return () => clearTimeout(timer)
  }, [isWaiting, of])
  return isWaiting && felt === of
}

interface SearchResultsState {
  found: Found | undefined
  /** Shown for the previous text, until this one's answer arrives. */
  isOld: boolean
  /** The wait is long enough to be mentioned. */
  isLate: boolean
  /** More results are loading. */
  isPart: boolean
  /** The answer whose counts are shown; none while the results are of another text, or partial. */
  counted: Found | undefined
  /** Offline: what works here, all that is known because nothing of it does, or because all is wanted. */
  known: 'here' | 'away' | 'all' | null
  error: unknown
  retry: () => void
}

interface SearchOptions {
  /** Offline, only what works offline; null: as long as there is any, and this search was not opened before. */
  isOnlyHere: boolean | null
  /** Submitted, not only typed on the way to another text. */
  isMeant: boolean
}

/** Offline: the stored answer of this very search, else what this device finds. */
const useOfflineResults = (ask: SearchAsk, wish: boolean | null, isLost: boolean) => {
  const scope = scopeOf(usePortal())
  const askKnown = useOfflineSearch()
  const isOnlyHere = wish ?? true
  const kept = useQuery({ ...savedSearchQuery(scope, ask), enabled: isLost && wish === null })
  const isWhole = wish === null && kept.data !== undefined
  const known = useQuery({
    ...localSearchQuery(scope, ask, isOnlyHere, () => askKnown(scope, ask, isOnlyHere)),
    enabled: isLost && !isWhole && (wish !== null || kept.isError),
    placeholderData: keepPreviousData,
  })
  const { found: byDevice, isHere } = known.data ?? {}
  const found = isWhole ? kept.data : byDevice
  return {
    // While it is asked again, the device's last answer for this text stays.
    isKnown: known.data !== undefined && !known.isPlaceholderData,
    state: {
      found,
      counted: found,
      isOld: !isWhole && known.isPlaceholderData,
      isLate: false,
      isPart: false,
      known: isWhole || !isOnlyHere ? ('all' as const) : isHere ? ('here' as const) : ('away' as const),
      error: known.error,
      retry: () => void known.refetch(),
    },
  }
}

/**
 * While waiting for the connection: the stored answer to this very search at once, and after a noticeable
 * wait what this device finds. Spelling mistakes are not shown then: the server may know the word.
 */
const useInterimResults = (ask: SearchAsk, isWaiting: boolean, isFelt: boolean) => {
  const scope = scopeOf(usePortal())
  const askKnown = useOfflineSearch()
  const kept = useQuery({ ...savedSearchQuery(scope, ask), enabled: isWaiting })
  const known = useQuery({
    ...localSearchQuery(scope, ask, false, () => askKnown(scope, ask, false)),
    enabled: isFelt && kept.isError,
  })
  if (!isWaiting) return undefined
  if (kept.data) return { found: kept.data, isPart: false }
  const { found } = (isFelt && known.data) || {}
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
  { isOnlyHere, isMeant }: SearchOptions,
): SearchResultsState => {
  const scope = scopeOf(usePortal())
  const { online } = useSnapshot(connection)
  const mayAsk = useMayQuery(scope, ask, online)
  const isAsked = ask.q !== ''
  const asked = useQuery({
    ...searchQuery(scope, ask),
    enabled: isAsked && mayAsk,
    placeholderData: keepPreviousData,
  })
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData
  useCachedResults(scope, ask, isMeant && isAnswered)
  const hasFailed = asked.error instanceof OfflineError
  const isLost = isAsked && !isAnswered && (hasFailed || !online)
  const { isKnown, state } = useOfflineResults(ask, isOnlyHere, isLost)
  const last = useLastAnswer(ask, isAnswered ? asked.data : undefined)
  const isOfText = last?.found === asked.data && last?.to.q === ask.q
  const isMore = isOfText && last?.to.group === ask.group
  const isWaiting = isAsked && !isAnswered && !isLost && !isMore && asked.isFetching
  const isFelt = useIsNoticeablySlow(isWaiting, ask)
  const meanwhile = useInterimResults(ask, isWaiting, isFelt)
  if (isLost || (!isAnswered && isKnown && asked.isFetching)) return state
  const { found, isPart } = meanwhile ?? { found: asked.data, isPart: false }
  const isOld = !meanwhile && asked.isPlaceholderData
  return {
    found,
    counted: isOfText && !isAnswered ? asked.data : isPart || (isOld && isFelt) ? undefined : found,
    isOld,
    isLate: isFelt,
    isPart,
    known: null,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}
