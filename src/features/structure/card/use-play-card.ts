/** Plays what a card stands for: its tracks are fetched (mostly they are here already) and handed to the player. */
import { useQueryClient } from '@tanstack/react-query'
import type { Card } from '../../../contract/content.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { firstPlayable, playHere } from '../../../state/player/start-playback.ts'
import { readyPlayer, type QueueSource } from '../../../state/player/player.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { tellNotPlayed } from '../../../state/player/notify-play-failed.ts'
import type { Playable } from './card-tracks.ts'

const playable = ['track', 'album', 'playlist', 'artist'] as const
const isPlayable = (kind: Kind): kind is Playable => playable.some((one) => one === kind)

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
      const asked = import('./card-tracks.ts').then(({ tracksOf }) => tracksOf(kind, client, scope, id))
      const [tracks] = await Promise.all([asked, readyPlayer()])
      await playHere([tracks, firstPlayable(tracks), source])
    } catch (problem) {
      tellNotPlayed(problem)
    }
  }
}
