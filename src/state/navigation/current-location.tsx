/** The address of now as screens and features see it: path without language prefix, and the query without its '?'. */
import { createContext, useContext } from 'react'

interface Place {
  path: string
  search: string
}

const PlaceContext = createContext<Place>({ path: '/', search: '' })
export const PlaceProvider = PlaceContext.Provider
export const usePlace = (): Place => useContext(PlaceContext)
