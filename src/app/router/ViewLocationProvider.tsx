/** The address of a view for its components: of the one on screen, and of one that is rendered before it is shown. */
import { type ReactNode, useMemo } from 'react'
import { CurrentLocationProvider } from '../../state/navigation/current-location.tsx'
import type { View } from './view.ts'

export const ViewLocationProvider = ({ view, children }: { view: View; children: ReactNode }) => {
  const { path, search } = view
  const location = useMemo(() => ({ path, search: search.replace(/^\?/, '') }), [path, search])
  return <CurrentLocationProvider value={location}>{children}</CurrentLocationProvider>
}
