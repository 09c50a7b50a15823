/** Fetches the tracks of a card (usually cached) and hands them to the player. */
import { useQueryClient } from '@tanstack/react-query'
import type { Card } from '../../../contract/content.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { findFirstPlayable, startPlayback } from '../../../state/player/start-playback.ts'
import { loadPlayer } from '../../../state/player/player.ts'
import type { QueueSource } from '../../../domain/queue/queue-source.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { notifyPlayFailed } from '../../../state/player/notify-play-failed.ts'
import type { PlayableKind } from './card-tracks.ts'

const playable = ['track', 'album', 'playlist', 'artist'] as const
const isPlayable = (kind: Kind): kind is PlayableKind =>
  playable.some((playableKind) => playableKind === kind)

/** null for kinds that are opened, not played from a card; `from`: the song that it starts with. */
export const usePlayCard = (card: Card | undefined, from?: string): (() => void) | null => {
  const client = useQueryClient()
  const scope = scopeOf(usePortal())
  if (!card || !isPlayable(card.kind)) return null
  const { kind, id, title } = card
  const source: QueueSource = { kind, id, title }
  return async () => {
    try {
      // In parallel, as both are needed.
      const loading = import('./card-tracks.ts').then(({ loadCardTracks }) =>
        loadCardTracks(kind, client, scope, id),
      )
      const [tracks] = await Promise.all([loading, loadPlayer()])
      const at = tracks.findIndex((track) => track.id === from && !track.restriction)
      await startPlayback([tracks, at < 0 ? findFirstPlayable(tracks) : at, source])
    } catch (problem) {
      notifyPlayFailed(problem)
    }
  }
}
