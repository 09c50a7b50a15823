/** How a windowed list and its rows know each other: most other rows are not in the document. */
import { createContext, useContext } from 'react'

type ListRef = (element: HTMLElement | null) => void
const ListRefContext = createContext<ListRef | null>(null)
export const ListRefProvider = ListRefContext.Provider
export const useListRef = (): ListRef | null => useContext(ListRefContext)

interface ListPosition {
  'aria-posinset': number
  'aria-setsize': number
  /** Out of the flow, at its position in the whole list. */
  style?: { position: 'absolute'; insetBlockStart: number }
}
const ListPositionContext = createContext<ListPosition | null>(null)
export const ListPositionProvider = ListPositionContext.Provider
export const useListPosition = (): ListPosition | null => useContext(ListPositionContext)
