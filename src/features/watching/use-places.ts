/** Where this person stopped in films, the latest first; nothing for a visitor. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
  const { data, isPending } = useQuery({
    ...continueQuery(personalScopeOf(usePortal()), most),
    enabled: isUser,
  })
  const places = useMemo(
    () => new Map(data?.entries.map(({ card, userCurrentPlaying }) => [card.id, userCurrentPlaying])),
    [data],
  )
  return { places: isUser ? places : none, isKnown: isUser ? !isPending : status === 'visitor' }
}
