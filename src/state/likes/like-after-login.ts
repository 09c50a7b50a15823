/** A guest's tap on a heart counts once they are signed in. FAV-05, FAV-06 */
import { findLikeIntention, removeIntention } from '../session/intention.ts'

export const likeAfterLogin = async (tenant: string): Promise<void> => {
  if (!findLikeIntention(tenant)) return
  const { toggleLike } = await import('./toggle-like.ts')
  // Read once more: another tab may have carried it out meanwhile.
  const intention = findLikeIntention(tenant)
  if (!intention) return
  removeIntention(tenant)
  await toggleLike(intention.item, false)
}
