import type { PurchaseOption } from '../../contract/playback.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { PlayerContext } from './player-context.ts'

export const openPurchase = (
  { queueController }: Pick<PlayerContext, 'queueController'>,
  options: readonly PurchaseOption[],
) => {
  const track = queueController.current()
  if (track) openDialog('subscribe', { title: track.title, options })
}
