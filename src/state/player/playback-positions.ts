/** Positions in the parts of a collection: the backend's, overlaid by pending writes. */
import type { QueryClient } from '@tanstack/react-query'
import { playbackPositionsQuery } from '../../api/history.ts'
import type { PersonalScope } from '../../api/personal.ts'
import type { Track } from '../../contract/content.ts'
import type { PlaybackPosition } from '../../contract/podcasts.ts'
import { positionItemOf, subjectOfPosition } from '../../domain/write-subjects.ts'
import { isLoggedIn } from '../session/session.ts'
import { pendingWrites } from '../offline-writes/pending.ts'

export interface PlaybackPositions {
  /** The most recent first. */
  list: readonly PlaybackPosition[]
  secondsOf: (id: string) => number | undefined
  /** Of these parts alone, the most recent first: pending positions are newer than all sent ones. */
  ofParts: (parts: readonly Pick<Track, 'id' | 'duration'>[]) => readonly PlaybackPosition[]
}

const pendingSeconds = (body: unknown): number | undefined => {
  const { userCurrentPlaying } = (body ?? {}) as { userCurrentPlaying?: unknown }
  return typeof userCurrentPlaying === 'number' ? userCurrentPlaying : undefined
}

/** A pending write that may hold a position. */
interface PendingWrite {
  readonly call: string
  readonly subject: string
  readonly input: { readonly body?: unknown }
}
export const withPendingPositions = (
  told: readonly PlaybackPosition[],
  intents: readonly PendingWrite[],
): PlaybackPositions => {
  const waiting = (id: string) =>
    pendingSeconds(
      intents.findLast(({ call, subject }) => call === 'putPlayHistory' && subject === subjectOfPosition(id))
        ?.input.body,
    )
  const list = told.map((place) => ({
    ...place,
    userCurrentPlaying: waiting(place.id) ?? place.userCurrentPlaying,
  }))
  const untold = intents.flatMap(({ subject }) => positionItemOf(subject) ?? []).toReversed()
  const of = (id: string) => waiting(id) ?? list.find((place) => place.id === id)?.userCurrentPlaying
  return {
    list,
    secondsOf: of,
    ofParts: (parts) =>
      [...new Set([...untold, ...list.map(({ id }) => id)])].flatMap((id) => {
        const duration = parts.find((part) => part.id === id)?.duration
        const userCurrentPlaying = of(id)
        if (duration === undefined || userCurrentPlaying === undefined) return []
        return [{ id, userCurrentPlaying, duration }]
      }),
  }
}

/** Offline, the last answer on this device; undefined where there is none. */
const fetchSavedPositions = (client: QueryClient, scope: PersonalScope, wholeId: string) => {
  const query = playbackPositionsQuery(scope, wholeId)
  return client.fetchQuery(query).catch((problem: unknown) => {
    console.info('where it stopped is not known', problem)
    return client.getQueryData(query.queryKey)
  })
}

/** How long a tap on a downloaded part waits for the connection. */
const quickTimeoutMs = 1_000

/** For a tap where the collection is not on screen. */
export const fetchPlaybackPositions = async (
  client: QueryClient,
  scope: PersonalScope,
  wholeId: string,
): Promise<PlaybackPositions> => {
  const told = isLoggedIn() ? await fetchSavedPositions(client, scope, wholeId) : []
  return withPendingPositions(told ?? [], pendingWrites.intents)
}

/** Without waiting for a poor connection: after a moment the positions on this device are used. */
export const fetchPlaybackPositionsQuickly = async (
  client: QueryClient,
  scope: PersonalScope,
  wholeId: string,
): Promise<PlaybackPositions> => {
  const known = () =>
    withPendingPositions(
      client.getQueryData(playbackPositionsQuery(scope, wholeId).queryKey) ?? [],
      pendingWrites.intents,
    )
  const moment = new Promise<PlaybackPositions>((done) => setTimeout(() => done(known()), quickTimeoutMs))
  return Promise.race([fetchPlaybackPositions(client, scope, wholeId), moment])
}

/** 0 where the part was never started; undefined where that is not known now. */
export const fetchPlaybackPosition = async (
  client: QueryClient,
  scope: PersonalScope,
  { id, album }: Pick<Track, 'id' | 'album'>,
): Promise<number | undefined> => {
  const told = await fetchSavedPositions(client, scope, album.id)
  return withPendingPositions(told ?? [], pendingWrites.intents).secondsOf(id) ?? (told && 0)
}
