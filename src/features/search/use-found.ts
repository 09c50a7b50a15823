/** What a text finds: from the server, and where there is no line from what this device has seen. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError } from '../../api/backend-error.ts'
import { type SearchAsk, keepFound, keptQuery, knownQuery, searchQuery } from '../../api/search.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Found } from '../../contract/search.ts'
import { connection } from '../../state/connection.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import type { KnownSearch } from './known.ts'
import type { KnownFound } from './search-known.ts'

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
    async (scope: PublicScope, asked: SearchAsk): Promise<KnownFound> => {
      const { atHand, openKnownSearch } = await import('./known.ts')
      search.current ??= openKnownSearch()
      return search.current.ask(scope, asked, await atHand(client, scope), isOnlyHere)
    },
    [client, isOnlyHere],
  )
}

/** The answer to a search that was meant stays on this device. */
const useKept = (scope: PublicScope, { q, group, limit }: SearchAsk, isDue: boolean) => {
  const client = useQueryClient()
  const keep = useEffectEvent((asked: SearchAsk) => keepFound(client, scope, asked))
  useEffect(() => {
    if (isDue) keep({ q, group, limit })
  }, [isDue, q, group, limit])
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
  /** Without a line: what works here, all that is known because nothing of it does, or because all is wanted. */
  known: 'here' | 'away' | 'all' | null
  error: unknown
  retry: () => void
}

interface Wish {
  /** Without a line, only what works without one; null: as long as that is anything, and this search was not opened before. */
  isOnlyHere: boolean | null
  /** Nobody only types it on the way to another text. */
  isMeant: boolean
}

/** Without a line: the answer of before where this very search had one, else what this device finds. */
const useKnown = (ask: SearchAsk, wish: boolean | null, isLost: boolean) => {
  const scope = scopeOf(usePortal())
  const isOnlyHere = wish ?? true
  const askKnown = useKnownSearch(isOnlyHere)
  const kept = useQuery({ ...keptQuery(scope, ask), enabled: isLost && wish === null })
  const isWhole = wish === null && kept.data !== undefined
  const known = useQuery({
    ...knownQuery(scope, ask, isOnlyHere, () => askKnown(scope, ask)),
    enabled: isLost && !isWhole && (wish !== null || kept.isError),
    placeholderData: keepPreviousData,
  })
  const { found, isHere } = known.data ?? {}
  return {
    // Asked again, what the device knew of this very text stands until the answer is here.
    isKnown: known.data !== undefined && !known.isPlaceholderData,
    state: {
      found: isWhole ? kept.data : found,
      isOld: !isWhole && known.isPlaceholderData,
      known: isWhole || !isOnlyHere ? ('all' as const) : isHere ? ('here' as const) : ('away' as const),
      error: known.error,
      retry: () => void known.refetch(),
    },
  }
}

export const useFound = (ask: SearchAsk, { isOnlyHere, isMeant }: Wish): FoundState => {
  const scope = scopeOf(usePortal())
  const { online } = useSnapshot(connection)
  const mayAsk = useMayAsk(scope, ask, online)
  const isAsked = ask.q !== ''
  const asked = useQuery({
    ...searchQuery(scope, ask),
    enabled: isAsked && mayAsk,
    placeholderData: keepPreviousData,
  })
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData
  useKept(scope, ask, isMeant && isAnswered)
  const hasFailed = asked.error instanceof OfflineError
  const isLost = isAsked && !isAnswered && (hasFailed || !online)
  const { isKnown, state } = useKnown(ask, isOnlyHere, isLost)
  if (isLost || (!isAnswered && isKnown && asked.isFetching)) return state
  return {
    found: asked.data,
    isOld: asked.isPlaceholderData,
    known: null,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}
