import type { QueryClient } from '@tanstack/react-query'
import { itemQuery } from '../../../api/items.ts'
import type { Track } from '../../../contract/content.ts'
import type { PublicScope } from '../../../contract/query-keys.ts'

type LoadTracks = (client: QueryClient, scope: PublicScope, id: string) => Promise<readonly Track[]>
export type PlayableKind = 'track' | 'album' | 'playlist' | 'artist'

const loadersByKind: Record<PlayableKind, LoadTracks> = {
  track: async (client, scope, id) => [await client.fetchQuery(itemQuery(scope, 'track', id))],
  album: async (client, scope, id) => (await client.fetchQuery(itemQuery(scope, 'album', id))).tracks,
  playlist: async (client, scope, id) => (await client.fetchQuery(itemQuery(scope, 'playlist', id))).tracks,
  artist: async (client, scope, id) => (await client.fetchQuery(itemQuery(scope, 'artist', id))).tracks,
}
export const loadCardTracks = (
  kind: PlayableKind,
  ...args: Parameters<LoadTracks>
): Promise<readonly Track[]> => loadersByKind[kind](...args)
