import type { Entitlement } from '../entitlement.ts'

/** PLAYER-29, 31, 32 */
const labelByKind = { playlist: 'playAll', artist: 'music.ListenNow' } as const

export const playLabelOf = (kind: string) => labelByKind[kind as keyof typeof labelByKind] ?? 'play'

/** In the specification's words; a tenant that sells no plan for music offers none. PLAYER-28 to 32, AMBIG-103 */
export const musicCallToActionOf = (kind: string, action: Entitlement['action']) => {
  if (action === 'signIn') return 'music.signIn'
  return action === 'choosePlan' ? 'music.NoActiveSubscriptionBtn' : playLabelOf(kind)
}
