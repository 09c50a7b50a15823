/** Where the parts of a whole stopped: what the backend said, overlaid by what still waits to be told. */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { placesQuery } from '../api/history.ts'
import type { Place } from '../contract/spoken.ts'
import { personalScopeOf } from './likes.ts'
import { usePortal } from './portal.tsx'
import { session } from './session.ts'
import { writes } from './waiting.ts'

export interface Places {
  /** The one heard last first. */
  list: readonly Place[]
  of: (id: string) => number | undefined
}

const waitingSeconds = (body: unknown): number | undefined => {
  const { userCurrentPlaying } = (body ?? {}) as { userCurrentPlaying?: unknown }
  return typeof userCurrentPlaying === 'number' ? userCurrentPlaying : undefined
}

export const usePlaces = (wholeId: string): Places => {
  const { status } = useSnapshot(session)
  const { intents } = useSnapshot(writes)
  const { data } = useQuery({
    ...placesQuery(personalScopeOf(usePortal()), wholeId),
    enabled: status === 'user',
  })
  const told = status === 'user' ? (data ?? []) : []
  const waiting = (id: string) =>
    waitingSeconds(
      intents.findLast(({ call, subject }) => call === 'putPlayHistory' && subject === `place:${id}`)?.input
        .body,
    )
  const list = told.map((place) => ({
    ...place,
    userCurrentPlaying: waiting(place.id) ?? place.userCurrentPlaying,
  }))
  return {
    list,
    of: (id) => waiting(id) ?? list.find((place) => place.id === id)?.userCurrentPlaying,
  }
}
