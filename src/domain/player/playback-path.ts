/** What to do once POST song has answered and once a track has ended. Rules only, no player. */
import type { PurchaseOption, TrackFetch } from '../../contract/playback.ts'
import type { LoopMode } from '../queue/queue.ts'

type PlaybackPath =
  | { action: 'play'; url: string; ticket: string | null; isPreview: boolean }
  | { action: 'openPurchase'; options: readonly PurchaseOption[] }
  | { action: 'closePlayer' }

/** PLAYER-14 to 16, AMBIG-101. A preview without url has nothing to play either and is treated the same. */
export const playbackPathOf = ({ url, isPreview, purchase, ticket }: TrackFetch): PlaybackPath => {
  if (url) return { action: 'play', url, ticket, isPreview }
  return purchase.length > 0 ? { action: 'openPurchase', options: purchase } : { action: 'closePlayer' }
}

interface Ended {
  isPreview: boolean
  purchase: readonly PurchaseOption[]
  /** The tenant sells single items only. */
  ownedOnly: boolean
  loop: LoopMode
}
type EndPath =
  | { action: 'openPurchase'; options: readonly PurchaseOption[] }
  | { action: 'consumeCheck' }
  | { action: 'replay' }
  | { action: 'next' }

/** PLAYER-09 to 13; for a preview its own rule comes first (AMBIG-100). */
export const endPathOf = ({ isPreview, purchase, ownedOnly, loop }: Ended): EndPath => {
  if (isPreview && purchase.length > 0) return { action: 'openPurchase', options: purchase }
  if (isPreview && !ownedOnly) return { action: 'consumeCheck' }
  return loop === 'REPEAT_ONE' ? { action: 'replay' } : { action: 'next' }
}
