import { createContext, useContext } from 'react'

interface CurrentLocation {
  path: string
  search: string
}

const CurrentLocationContext = createContext<CurrentLocation>({ path: '/', search: '' })
export const CurrentLocationProvider = CurrentLocationContext.Provider
export const useCurrentLocation = (): CurrentLocation => useContext(CurrentLocationContext)
