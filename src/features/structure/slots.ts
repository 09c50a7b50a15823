/** What other features put into blocks; the app joins them, because this feature must not import them. */
import { type ReactNode, createContext, useContext } from 'react'
import type { Card } from '../../contract/content.ts'

export interface StructureSlots {
  likeButton: (card: Card) => ReactNode
  /** The end of a song's row: like and menu. */
  songControls: (card: Card) => ReactNode
}
const SlotsContext = createContext<StructureSlots>({ likeButton: () => null, songControls: () => null })
export const StructureSlotsProvider = SlotsContext.Provider
export const useStructureSlots = () => useContext(SlotsContext)
