/** What a guest tapped counts once they are signed in; a Play is carried out by the player. FAV-05, FAV-06 */
import { cardOf } from '../../domain/card-of.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { toggleLike } from '../../state/likes/toggle-like.ts'
import { findIntention, removeIntention } from '../../state/session/intention.ts'

export const carryOutIntention = async (tenant: string): Promise<void> => {
  const like = findIntention(tenant, 'like')
  const rate = findIntention(tenant, 'rate')
  // First, so that another tab does not carry it out as well.
  if (like ?? rate) removeIntention(tenant)
  if (like) await toggleLike(like.item, false)
  const card = rate && cardOf(rate.card)
  if (card) void openDialog('rating', { card, title: card.title })
}
