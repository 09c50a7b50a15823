import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { PlayerContext } from './player-context.ts'

/** For the track that may not be played in full. */
export const openPurchase = ({ queueController }: Pick<PlayerContext, 'queueController'>) => {
  const track = queueController.current()
  if (track) openDialog('subscribe', { title: track.title })
}
