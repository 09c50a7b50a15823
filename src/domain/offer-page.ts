import { safeParse } from 'valibot'
import { Offer } from '../contract/offers.ts'
import type { StructureNode } from '../contract/structure.ts'

export const offerOf = ({ data }: StructureNode): Offer | null => {
  const found = safeParse(Offer, data.customProperties['offer'])
  return found.success ? found.output : null
}
