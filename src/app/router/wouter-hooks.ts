/** Our navigator behind wouter's face, so that `useLocation` and `useSearch` work in every screen and feature. */
import type { BaseLocationHook } from 'wouter'
import { useNavigator, useView } from './navigator.tsx'

/** Paths stand without language prefix on both sides. */
export const useShownLocation: BaseLocationHook = () => {
  const navigator = useNavigator()
  return [useView().path, navigator.navigate]
}
export const useShownSearch = () => useView().search.replace(/^\?/, '')
