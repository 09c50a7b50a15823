/** How a windowed list and its rows know each other: the other rows are mostly not in the document. */
import { createContext, useContext } from 'react'

type ListRef = (element: HTMLElement | null) => void
const ListRefContext = createContext<ListRef | null>(null)
export const ListRefProvider = ListRefContext.Provider
/** What a list of rows hands to its element. */
export const useListRef = (): ListRef | null => useContext(ListRefContext)

interface ListPosition {
  'aria-posinset': number
  'aria-setsize': number
  /** Out of the flow, where its place in the whole list is. */
  style?: { position: 'absolute'; insetBlockStart: number }
}
const ListPositionContext = createContext<ListPosition | null>(null)
export const ListPositionProvider = ListPositionContext.Provider
/** What a row says about itself. */
export const useListPosition = (): ListPosition | null => useContext(ListPositionContext)
