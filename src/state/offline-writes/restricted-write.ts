import type { Intent } from '../../contract/offline-writes.ts'
import { cardOf } from '../../domain/card-of.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'

/** Of an item above an age ceiling that has come into force since: its title is not shown. */
export const isRestrictedWrite = ({ card: stored }: Pick<Intent, 'card'>): boolean => {
  const card = cardOf(stored)
  return card !== null && isAboveCeiling(card)
}
