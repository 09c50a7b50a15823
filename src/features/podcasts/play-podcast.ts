/**
 * Plays a show, a book or one of their parts whose page is not open, as the loud button there would: on from where it
 * stopped, in the order that its listener chose.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import { episodeQuery, partsQuery, spokenQuery } from '../../api/podcasts.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { resumeOf, usualOrder } from '../../domain/podcasts/parts.ts'
import { orderOf } from '../../state/podcasts/part-order.ts'
import { askPlaces } from '../../state/player/playback-positions.ts'
import { type Whole, partsAround } from './parts-around.ts'
import { playPart } from './play-part.ts'

export type SpokenKind = CollectionKind | 'episode' | 'chapter'

interface Ground {
  client: QueryClient
  scope: PublicScope
  personal: PersonalScope
}
interface Found {
  whole: Whole
  /** The first of the usual order, or the one that was asked for. */
  parts: readonly Track[]
  /** The one that was asked for; it goes before what was heard last. */
  opened: string | null
}

const findWhole = async ({ client, scope }: Ground, kind: CollectionKind, id: string): Promise<Found> => {
  const { parts, opened, ...spoken } = await client.fetchQuery(spokenQuery(scope, kind, id))
  const { title, total } = spoken
  return { whole: { kind, id: spoken.id, title, total }, parts, opened: opened?.id ?? null }
}
const findEpisode = async ({ client, scope }: Ground, id: string): Promise<Found> => {
  const episode = await client.fetchQuery(episodeQuery(scope, id))
  const { show } = episode
  const whole = { kind: 'podcast', id: show.id, title: show.title, total: show.count ?? Infinity } as const
  return { whole, parts: [episode], opened: episode.id }
}
const find: Record<SpokenKind, (ground: Ground, id: string) => Promise<Found>> = {
  podcast: (ground, id) => findWhole(ground, 'podcast', id),
  audiobook: (ground, id) => findWhole(ground, 'audiobook', id),
  chapter: (ground, id) => findWhole(ground, 'audiobook', id),
  episode: findEpisode,
}

const inOrder = async ({ client, scope }: Ground, { whole, parts, opened }: Found) => {
  const usual = usualOrder[whole.kind]
  const order = orderOf(scope.tenant, whole.id) ?? usual
  if (opened || order === usual) return { order, parts }
  const { pages } = await client.fetchInfiniteQuery(partsQuery(scope, whole, order))
  return { order, parts: pages.flatMap(({ entries }) => entries) }
}

export const playSpoken = async (ground: Ground, kind: SpokenKind, id: string): Promise<void> => {
  const found = await find[kind](ground, id)
  const { client, personal } = ground
  const [loaded, places] = await Promise.all([
    inOrder(ground, found),
    askPlaces(client, personal, found.whole.id),
  ])
  const { opened, whole } = found
  const part = opened ? { id: opened } : resumeOf(places.list, loaded.parts, whole.total)
  if (!part) throw new Error('nothing of it can be played')
  await playPart(whole, partsAround(ground, whole, loaded, part.id), part, places)
}
