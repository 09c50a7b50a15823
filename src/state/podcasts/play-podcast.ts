/** For a show, a book or a part whose page is not open, as its primary button would. */
import type { QueryClient } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import { itemQuery } from '../../api/items.ts'
import { partsQuery } from '../../api/podcasts.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { resumePartOf, defaultPartOrder } from '../../domain/podcasts/parts.ts'
import { savedPartOrderOf } from './part-order.ts'
import { fetchPlaybackPositions } from '../player/playback-positions.ts'
import { type Collection, loadPartsAround } from './parts-around.ts'
import { playPart } from './play-part.ts'

export type PodcastKind = CollectionKind | 'episode' | 'chapter'

interface QueryContext {
  client: QueryClient
  scope: PublicScope
  personal: PersonalScope
}
interface FoundParts {
  collection: Collection
  parts: readonly Track[]
  opened: string | null
}

const findCollection = async (
  { client, scope }: QueryContext,
  kind: CollectionKind,
  id: string,
): Promise<FoundParts> => {
  const { parts, opened, ...details } = await client.fetchQuery(itemQuery(scope, kind, id))
  const { title, total } = details
  return { collection: { kind, id: details.id, title, total }, parts, opened: opened?.id ?? null }
}
const findEpisode = async ({ client, scope }: QueryContext, id: string): Promise<FoundParts> => {
  const episode = await client.fetchQuery(itemQuery(scope, 'episode', id))
  const { show } = episode
  const collection = {
    kind: 'podcast',
    id: show.id,
    title: show.title,
    total: show.count ?? Infinity,
  } as const
  return { collection, parts: [episode], opened: episode.id }
}
const find: Record<PodcastKind, (context: QueryContext, id: string) => Promise<FoundParts>> = {
  podcast: (context, id) => findCollection(context, 'podcast', id),
  audiobook: (context, id) => findCollection(context, 'audiobook', id),
  chapter: (context, id) => findCollection(context, 'audiobook', id),
  episode: findEpisode,
}

const loadInChosenOrder = async (
  { client, scope }: QueryContext,
  { collection, parts, opened }: FoundParts,
) => {
  const defaultOrder = defaultPartOrder[collection.kind]
  const order = savedPartOrderOf(scope.tenant, collection.id) ?? defaultOrder
  if (opened || order === defaultOrder) return { order, parts }
  const { pages } = await client.fetchInfiniteQuery(partsQuery(scope, collection, order))
  return { order, parts: pages.flatMap(({ entries }) => entries) }
}

export const playPodcast = async (context: QueryContext, kind: PodcastKind, id: string): Promise<void> => {
  const found = await find[kind](context, id)
  const { client, personal } = context
  const [loaded, positions] = await Promise.all([
    loadInChosenOrder(context, found),
    fetchPlaybackPositions(client, personal, found.collection.id),
  ])
  const { opened, collection } = found
  const part = opened ? { id: opened } : resumePartOf(positions.list, loaded.parts, collection.total)
  if (!part) throw new Error('nothing of it can be played')
  await playPart(collection, loadPartsAround(context, collection, loaded, part.id), part, positions)
}
