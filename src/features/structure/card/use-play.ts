/** Plays what a card stands for: its tracks are fetched (mostly they are here already) and handed to the player. */
import { useQueryClient } from '@tanstack/react-query'
import type { Card } from '../../../contract/content.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { playerDo, readyPlayer, type QueueSource } from '../../../state/player.ts'
import { scopeOf, usePortal } from '../../../state/portal.tsx'
import { showSnack } from '../../../state/snackbar.ts'
import type { Playable } from './sources.ts'

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
      const asked = import('./sources.ts').then(({ tracksOf }) => tracksOf(kind, client, scope, id))
      const [tracks] = await Promise.all([asked, readyPlayer()])
      await playerDo((player) => player.playTracks(tracks, 0, source))
    } catch {
      showSnack('structure.playFailed', { tone: 'bad' })
    }
  }
}
