import type { QueryClient } from '@tanstack/react-query'
import { playbackPositionsQuery } from '../../api/history.ts'
import type { PersonalScope } from '../../api/personal.ts'
import type { Track } from '../../contract/content.ts'
import type { PlaybackPosition } from '../../contract/podcasts.ts'
import { positionItemOf, subjectOfPosition } from '../../domain/write-subjects.ts'
import { isLoggedIn } from '../session/session.ts'
import { pendingWrites } from '../offline-writes/pending.ts'

export interface PlaybackPositions {
  list: readonly PlaybackPosition[]
  secondsOf: (id: string) => number | undefined
  /** Of these parts alone, the most recent first: pending positions are newer than all sent ones. */
  ofParts: (parts: readonly Pick<Track, 'id' | 'duration'>[]) => readonly PlaybackPosition[]
}

const pendingSeconds = (body: unknown): number | undefined => {
  const { userCurrentPlaying } = (body ?? {}) as { userCurrentPlaying?: unknown }
  return typeof userCurrentPlaying === 'number' ? userCurrentPlaying : undefined
}

interface PendingWrite {
  readonly call: string
  readonly subject: string
  readonly input: { readonly body?: unknown }
}
export const withPendingPositions = (
  reported: readonly PlaybackPosition[],
  intents: readonly PendingWrite[],
): PlaybackPositions => {
  const waiting = (id: string) =>
    pendingSeconds(
      intents.findLast(({ call, subject }) => call === 'putPlayHistory' && subject === subjectOfPosition(id))
        ?.input.body,
    )
  const list = reported.map((position) => ({
    ...position,
    userCurrentPlaying: waiting(position.id) ?? position.userCurrentPlaying,
  }))
  const unreported = intents.flatMap(({ subject }) => positionItemOf(subject) ?? []).toReversed()
  const secondOf = (id: string) =>
    waiting(id) ?? list.find((position) => position.id === id)?.userCurrentPlaying
  return {
    list,
    secondsOf: secondOf,
    ofParts: (parts) =>
      [...new Set([...unreported, ...list.map(({ id }) => id)])].flatMap((id) => {
        const duration = parts.find((part) => part.id === id)?.duration
        const userCurrentPlaying = secondOf(id)
        if (duration === undefined || userCurrentPlaying === undefined) return []
        return [{ id, userCurrentPlaying, duration }]
      }),
  }
}

/** Offline, the last answer on this device; undefined where there is none. */
const fetchSavedPositions = (client: QueryClient, scope: PersonalScope, collectionId: string) => {
  const query = playbackPositionsQuery(scope, collectionId)
  return client.fetchQuery(query).catch((problem: unknown) => {
    console.info('the saved position could not be read', problem)
    return client.getQueryData(query.queryKey)
  })
}

/** How long a tap on a downloaded part waits for the connection. */
const quickTimeoutMs = 1_000

/** For a tap where the collection is not on screen. */
export const fetchPlaybackPositions = async (
  client: QueryClient,
  scope: PersonalScope,
  collectionId: string,
): Promise<PlaybackPositions> => {
  const reported = isLoggedIn() ? await fetchSavedPositions(client, scope, collectionId) : []
  return withPendingPositions(reported ?? [], pendingWrites.intents)
}

/** Without waiting for a poor connection: after a moment the positions on this device are used. */
export const fetchPlaybackPositionsQuickly = async (
  client: QueryClient,
  scope: PersonalScope,
  collectionId: string,
): Promise<PlaybackPositions> => {
  const knownPositions = () =>
    withPendingPositions(
      client.getQueryData(playbackPositionsQuery(scope, collectionId).queryKey) ?? [],
      pendingWrites.intents,
    )
  const timeout = new Promise<PlaybackPositions>((done) =>
    setTimeout(() => done(knownPositions()), quickTimeoutMs),
  )
  return Promise.race([fetchPlaybackPositions(client, scope, collectionId), timeout])
}

/** 0 where the part was never started; undefined where that is not known now. */
export const fetchPlaybackPosition = async (
  client: QueryClient,
  scope: PersonalScope,
  { id, album }: Pick<Track, 'id' | 'album'>,
): Promise<number | undefined> => {
  const reported = await fetchSavedPositions(client, scope, album.id)
  return withPendingPositions(reported ?? [], pendingWrites.intents).secondsOf(id) ?? (reported && 0)
}
