/** How a windowed list and its rows know each other: the other rows are mostly not in the document. */
import { createContext, useContext } from 'react'

type ListRef = (element: HTMLElement | null) => void
const List = createContext<ListRef | null>(null)
export const ListRefProvider = List.Provider
/** What a list of rows hands to its element. */
export const useListRef = (): ListRef | null => useContext(List)

interface PlaceInList {
  'aria-posinset': number
  'aria-setsize': number
  /** Out of the flow, where its place in the whole list is. */
  style?: { position: 'absolute'; insetBlockStart: number }
}
const Place = createContext<PlaceInList | null>(null)
export const PlaceInListProvider = Place.Provider
/** What a row says about itself. */
export const usePlaceInList = (): PlaceInList | null => useContext(Place)
