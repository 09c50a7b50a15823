/** For the head of the next screen before its data. No store: nothing follows it, and the server never writes it. */
import type { Card } from '../../contract/content.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'

const maxCards = 30
const cards = new Map<string, Card>()

export const rememberTappedCard = (card: Card) => {
  cards.delete(card.id)
  cards.set(card.id, card)
  const oldest = cards.keys().next().value
  if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest)
}
/** Null also above an age ceiling that has come into force since the tap. */
export const tappedCard = (id: string): Card | null => {
  const card = cards.get(id)
  return card && !isAboveCeiling(card) ? card : null
}
