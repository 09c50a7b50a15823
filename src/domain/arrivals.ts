import type { Card } from '../contract/content.ts'
import type { StructureNode } from '../contract/structure.ts'

const arrivalsIn = (page: StructureNode): Card[] => page.substructure.flatMap(({ data }) => data.entries)

/** ISO times compare as texts. */
const releasedAfter = (card: Card, seenUntil: string) => (card.released ?? '') > seenUntil

/** Only what the backend still calls new: a visitor who returns after a year does not get a year of releases. */
export const countNewArrivals = (page: StructureNode, seenUntil: string): number =>
  arrivalsIn(page).filter((card) => card.isNew && releasedAfter(card, seenUntil)).length

export const latestArrival = (page: StructureNode): string =>
  arrivalsIn(page).reduce(
    (latest, card) => (releasedAfter(card, latest) ? (card.released ?? latest) : latest),
    '',
  )
