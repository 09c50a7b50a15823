/** Where the parts of a whole stopped: what the backend said, overlaid by what still waits to be told. */
import type { QueryClient } from '@tanstack/react-query'
import { placesQuery } from '../../api/history.ts'
import type { PersonalScope } from '../../api/personal.ts'
import type { Track } from '../../contract/content.ts'
import type { Place } from '../../contract/podcasts.ts'
import { isLoggedIn } from '../session/session.ts'
import { writes } from '../offline-writes/pending.ts'

export interface Places {
  /** The one heard last first. */
  list: readonly Place[]
  of: (id: string) => number | undefined
  /** Of these parts alone, the one heard last first: what waits to be told was heard after all that was told. */
  among: (parts: readonly Pick<Track, 'id' | 'duration'>[]) => readonly Place[]
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
export const overlaid = (told: readonly Place[], intents: readonly Waiting[]): Places => {
  const waiting = (id: string) =>
    waitingSeconds(
      intents.findLast(({ call, subject }) => call === 'putPlayHistory' && subject === `place:${id}`)?.input
        .body,
    )
  const list = told.map((place) => ({
    ...place,
    userCurrentPlaying: waiting(place.id) ?? place.userCurrentPlaying,
  }))
  const untold = intents.map(({ subject }) => subject.replace('place:', '')).toReversed()
  const of = (id: string) => waiting(id) ?? list.find((place) => place.id === id)?.userCurrentPlaying
  return {
    list,
    of,
    among: (parts) =>
      [...new Set([...untold, ...list.map(({ id }) => id)])].flatMap((id) => {
        const duration = parts.find((part) => part.id === id)?.duration
        const userCurrentPlaying = of(id)
        if (duration === undefined || userCurrentPlaying === undefined) return []
        return [{ id, userCurrentPlaying, duration }]
      }),
  }
}

/** Without a line, what this device was told last; undefined where it was told nothing. */
const ask = (client: QueryClient, scope: PersonalScope, wholeId: string) => {
  const query = placesQuery(scope, wholeId)
  return client.fetchQuery(query).catch((problem: unknown) => {
    console.info('where it stopped is not known', problem)
    return client.getQueryData(query.queryKey)
  })
}

/** So long a tap on what lies here waits for the line. */
const momentMs = 1_000

/** For a tap where the whole is not on screen. */
export const askPlaces = async (
  client: QueryClient,
  scope: PersonalScope,
  wholeId: string,
): Promise<Places> => {
  const told = isLoggedIn() ? await ask(client, scope, wholeId) : []
  return overlaid(told ?? [], writes.intents)
}

/** The same where nobody waits for a poor line: after a moment what is known here has to do. */
export const askPlacesSoon = async (
  client: QueryClient,
  scope: PersonalScope,
  wholeId: string,
): Promise<Places> => {
  const known = () =>
    overlaid(client.getQueryData(placesQuery(scope, wholeId).queryKey) ?? [], writes.intents)
  const moment = new Promise<Places>((done) => setTimeout(() => done(known()), momentMs))
  return Promise.race([askPlaces(client, scope, wholeId), moment])
}

/** The second where one part stopped, 0 where it never began; undefined where nobody can say now. */
export const askPlace = async (
  client: QueryClient,
  scope: PersonalScope,
  { id, album }: Pick<Track, 'id' | 'album'>,
): Promise<number | undefined> => {
  const told = await ask(client, scope, album.id)
  return overlaid(told ?? [], writes.intents).of(id) ?? (told && 0)
}
