/**
 * Cards that were tapped, so that the next screen paints its header before its data has arrived. No store:
 * nothing on screen follows it, and the server never writes it.
 */
import type { Card } from '../../contract/content.ts'

const maxCards = 30
const cards = new Map<string, Card>()

export const rememberTappedCard = (card: Card) => {
  cards.delete(card.id)
  cards.set(card.id, card)
  const oldest = cards.keys().next().value
  if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest)
}
export const tappedCard = (id: string): Card | null => cards.get(id) ?? null
