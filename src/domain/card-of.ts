/** The card fields of an object that has more, such as an album with its songs; null where it is no card. */
import { safeParse } from 'valibot'
import { Card } from '../contract/content.ts'

export const cardOf = (value: unknown): Card | null => {
  const card = safeParse(Card, value)
  return card.success ? card.output : null
}
