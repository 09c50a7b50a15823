/**
 * wouter's face over the place of now, for what asks `useLocation` and `useSearch`. Home asks neither, so that the
 * router's code comes with the first screen or dialog that does.
 */
import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { navigate } from './navigation.ts'
import { usePlace } from './current-location.tsx'

const useShownLocation: BaseLocationHook = () => [usePlace().path, navigate]
const useShownSearch = () => usePlace().search

export const Located = ({ children }: { children: ReactNode }) => (
  <Router hook={useShownLocation} searchHook={useShownSearch}>
    {children}
  </Router>
)
