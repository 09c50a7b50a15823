/** What to do once POST song has answered and once a track has ended. Rules only, no player. */
import type { PurchaseOption, TrackFetch } from '../../contract/playback.ts'
import type { LoopMode } from '../queue/queue.ts'

type PlaybackPath =
  | { go: 'play'; url: string; ticket: string | null; isPreview: boolean }
  | { go: 'openPurchase'; options: readonly PurchaseOption[] }
  | { go: 'closePlayer' }

/** PLAYER-14 to 16, AMBIG-101. A preview without url has nothing to play either and is treated the same. */
export const playbackPathOf = ({ url, isPreview, purchase, ticket }: TrackFetch): PlaybackPath => {
  if (url) return { go: 'play', url, ticket, isPreview }
  return purchase.length > 0 ? { go: 'openPurchase', options: purchase } : { go: 'closePlayer' }
}

interface Ended {
  isPreview: boolean
  purchase: readonly PurchaseOption[]
  /** The tenant sells single items only. */
  ownedOnly: boolean
  loop: LoopMode
}
type EndPath =
  | { go: 'openPurchase'; options: readonly PurchaseOption[] }
  | { go: 'consumeCheck' }
  | { go: 'replay' }
  | { go: 'next' }

/** PLAYER-09 to 13; for a preview its own rule comes first (AMBIG-100). */
export const endPathOf = ({ isPreview, purchase, ownedOnly, loop }: Ended): EndPath => {
  if (isPreview && purchase.length > 0) return { go: 'openPurchase', options: purchase }
  if (isPreview && !ownedOnly) return { go: 'consumeCheck' }
  return loop === 'REPEAT_ONE' ? { go: 'replay' } : { go: 'next' }
}
