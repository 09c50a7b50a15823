/**
 * wouter's `useLocation` and `useSearch` over the current location. Home uses neither, so the router's code
 * loads with the first screen or dialog that does.
 */
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
