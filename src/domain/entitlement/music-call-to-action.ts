/** What music calls its listener to do. The words are the specification's. PLAYER-28 to 32, AMBIG-103 */
import { kinds } from '../../contract/kinds.ts'
import { type EntitlementQuestion, entitlementOf } from '../entitlement.ts'
import { playLabelOf } from '../player/play-label.ts'

type Listener = { isGuest: true } | ({ isGuest: false } & Pick<EntitlementQuestion, 'held' | 'plans' | 'now'>)

/** A tenant that sells no plan for music offers none. */
export const musicCallToActionOf = (kind: string, listener: Listener) => {
  if (listener.isGuest) return 'music.signIn'
  const { contentType } = kinds.track
  const { buy } = entitlementOf({
    ...listener,
    contentType,
    restriction: null,
    isFree: false,
    isOwned: false,
  })
  return buy.length > 0 ? 'music.NoActiveSubscriptionBtn' : playLabelOf(kind)
}
