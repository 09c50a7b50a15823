/** Where this person stopped in films, the latest first; nothing for a visitor. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { continueQuery } from '../../api/history.ts'
import type { Places } from '../../domain/watching.ts'
import { personalScopeOf } from '../../state/likes.ts'
import { usePortal } from '../../state/portal.tsx'
import { session } from '../../state/session.ts'

const most = 50
const none: Places = new Map()

export const usePlaces = (): { places: Places; isKnown: boolean } => {
  const { status } = useSnapshot(session)
  const isUser = status === 'user'
  const { data, isPending, failureReason, errorUpdateCount } = useQuery({
    ...continueQuery(personalScopeOf(usePortal()), most),
    enabled: isUser,
  })
  useEffect(() => {
    // ERR-48: a film begins where it begins for everyone, and nobody waits for a second try.
    if (failureReason) console.warn('Error: getUserPlayHistory', failureReason)
  }, [failureReason])
  const places = useMemo(
    () => new Map(data?.entries.map(({ card, userCurrentPlaying }) => [card.id, userCurrentPlaying])),
    [data],
  )
  // What was known once stays known: the same list is asked for again while the film runs.
  const hasFailed = failureReason !== null || errorUpdateCount > 0
  const isSettled = !isPending || hasFailed
  return { places: isUser ? places : none, isKnown: isUser ? isSettled : status === 'visitor' }
}
