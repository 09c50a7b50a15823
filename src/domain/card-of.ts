/** The card in something that holds one, without the rest, such as the songs of an album; null where it is none. */
import { safeParse } from 'valibot'
import { Card } from '../contract/content.ts'

export const cardOf = (thing: unknown): Card | null => {
  const card = safeParse(Card, thing)
  return card.success ? card.output : null
}
