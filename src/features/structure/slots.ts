/** What a screen puts into a structure from other features, which this one must not know. */
import { type ReactNode, createContext, useContext } from 'react'
import type { Card } from '../../contract/content.ts'

export interface Slots {
  likeButton: (card: Card) => ReactNode
}
const SlotsContext = createContext<Slots>({ likeButton: () => null })
export const SlotsProvider = SlotsContext.Provider
export const useSlots = () => useContext(SlotsContext)
