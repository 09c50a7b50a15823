/** The tracks that a card stands for. */
import type { QueryClient } from '@tanstack/react-query'
import { albumQuery, artistQuery, playlistQuery, trackQuery } from '../../../api/items.ts'
import type { Track } from '../../../contract/content.ts'
import type { PublicScope } from '../../../contract/query-keys.ts'

type Source = (client: QueryClient, scope: PublicScope, id: string) => Promise<readonly Track[]>
export type Playable = 'track' | 'album' | 'playlist' | 'artist'

const sources: Record<Playable, Source> = {
  track: async (client, scope, id) => [await client.fetchQuery(trackQuery(scope, id))],
  album: async (client, scope, id) => (await client.fetchQuery(albumQuery(scope, id))).tracks,
  playlist: async (client, scope, id) => (await client.fetchQuery(playlistQuery(scope, id))).tracks,
  artist: async (client, scope, id) => (await client.fetchQuery(artistQuery(scope, id))).tracks,
}
export const tracksOf = (kind: Playable, ...asked: Parameters<Source>): Promise<readonly Track[]> =>
  sources[kind](...asked)
