/** Where the parts of a whole stopped: what the backend said, overlaid by what still waits to be told. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { placesQuery } from '../api/history.ts'
import type { PersonalScope } from '../api/personal.ts'
import type { Place } from '../contract/spoken.ts'
import { personalScopeOf } from './likes.ts'
import { usePortal } from './portal.tsx'
import { isLoggedIn, session } from './session.ts'
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

/** A write that waits, as far as it may tell a place. */
interface Waiting {
  readonly call: string
  readonly subject: string
  readonly input: { readonly body?: unknown }
}
const overlaid = (told: readonly Place[], intents: readonly Waiting[]): Places => {
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

export const usePlaces = (wholeId: string): Places => {
  const { status } = useSnapshot(session)
  const { intents } = useSnapshot(writes)
  const { data } = useQuery({
    ...placesQuery(personalScopeOf(usePortal()), wholeId),
    enabled: status === 'user',
  })
  return overlaid(status === 'user' ? (data ?? []) : [], intents)
}

/** The same for a tap where the whole is not on screen; without a line, what this device was told last. */
export const askPlaces = async (
  client: QueryClient,
  scope: PersonalScope,
  wholeId: string,
): Promise<Places> => {
  if (!isLoggedIn()) return overlaid([], writes.intents)
  const query = placesQuery(scope, wholeId)
  const told = await client.fetchQuery(query).catch((problem: unknown) => {
    console.info('where it stopped is not known', problem)
    return client.getQueryData(query.queryKey)
  })
  return overlaid(told ?? [], writes.intents)
}
