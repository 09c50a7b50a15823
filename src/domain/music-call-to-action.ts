/** In the specification's words. PLAYER-28 to 32, AMBIG-103 */
import type { Entitlement } from './entitlement.ts'
import { playLabelOf } from './player/play-label.ts'

/** A tenant that sells no plan for music offers none. */
export const musicCallToActionOf = (kind: string, action: Entitlement['action']) => {
  if (action === 'signIn') return 'music.signIn'
  return action === 'choosePlan' ? 'music.NoActiveSubscriptionBtn' : playLabelOf(kind)
}
