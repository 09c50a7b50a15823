/** What other features put into blocks; the app joins them, because this feature must not import them. */
import { type ReactNode, createContext, useContext } from 'react'
import type { Card } from '../../contract/content.ts'
import type { SongListPlayback } from '../../state/song-lists/use-song-list.ts'

export interface StructureSlots {
  likeButton: (card: Card) => ReactNode
  songControls: (card: Card) => ReactNode
  songListButtons: (list: SongListPlayback) => ReactNode
}
const SlotsContext = createContext<StructureSlots>({
  likeButton: () => null,
  songControls: () => null,
  songListButtons: () => null,
})
export const StructureSlotsProvider = SlotsContext.Provider
export const useStructureSlots = () => useContext(SlotsContext)
