/** Plays what a card stands for: its tracks are fetched (mostly they are here already) and handed to the player. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { albumQuery, artistQuery, playlistQuery, trackQuery } from '../../api/content.ts'
import type { Card, Track } from '../../contract/content.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { playerDo, readyPlayer, type QueueSource } from '../../state/player.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { showSnack } from '../../state/snackbar.ts'

type Source = (client: QueryClient, scope: PublicScope, id: string) => Promise<readonly Track[]>

const sources = {
  track: async (client, scope, id) => [await client.fetchQuery(trackQuery(scope, id))],
  album: async (client, scope, id) => (await client.fetchQuery(albumQuery(scope, id))).tracks,
  playlist: async (client, scope, id) => (await client.fetchQuery(playlistQuery(scope, id))).tracks,
  artist: async (client, scope, id) => (await client.fetchQuery(artistQuery(scope, id))).tracks,
} satisfies Partial<Record<Kind, Source>>
type Playable = keyof typeof sources

const isPlayable = (kind: Kind): kind is Playable => Object.hasOwn(sources, kind)

/** null for kinds that are opened, not played from outside. */
export const usePlay = (card: Card | undefined): (() => void) | null => {
  const client = useQueryClient()
  const scope = scopeOf(usePortal())
  if (!card || !isPlayable(card.kind)) return null
  const { kind, id, title } = card
  const source: QueueSource = { kind, id, title }
  return async () => {
    try {
      // Both are needed; neither waits for the other.
      const [tracks] = await Promise.all([sources[kind](client, scope, id), readyPlayer()])
      await playerDo((player) => player.playTracks(tracks, 0, source))
    } catch {
      showSnack('structure.playFailed', { tone: 'bad' })
    }
  }
}
