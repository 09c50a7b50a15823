/** Home uses neither `useLocation` nor `useSearch`, so wouter's code loads with the first screen that does. */
import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { navigate } from './navigation.ts'
import { useCurrentLocation } from './current-location.tsx'

const useShownLocation: BaseLocationHook = () => [useCurrentLocation().path, navigate]
const useShownSearch = () => useCurrentLocation().search

export const LocationRouter = ({ children }: { children: ReactNode }) => (
  <Router hook={useShownLocation} searchHook={useShownSearch}>
    {children}
  </Router>
)
