/** What a page is about: a detail's answer is the item itself, a composed page names it among its properties. */
import * as v from 'valibot'
import { Card } from '../contract/content.ts'
import { safeAddress } from '../lib/safe-address.ts'

/** Only what is read here: a first view contains only a part of its shelves. */
const Composed = v.object({ data: v.object({ customProperties: v.record(v.string(), v.unknown()) }) })

export const subjectOf = (answer: unknown): Card | null => {
  if (v.is(Card, answer)) return answer
  if (!v.is(Composed, answer)) return null
  const { article, offer } = answer.data.customProperties
  const named = article ?? offer
  return v.is(Card, named) ? named : null
}

export const canonicalPathIn = (answer: unknown): string | null => {
  const canonical = v.is(Composed, answer) && answer.data.customProperties['canonical']
  const path = typeof canonical === 'string' ? safeAddress(canonical) : null
  return path?.startsWith('/') ? path : null
}
