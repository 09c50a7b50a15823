/** Tells the cards and rows of a page whether they are available. Only around pages: the player shows it itself. */
import { type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { availability, registerEntry } from '../../../state/availability/availability.ts'
import { AvailabilityProvider, ListedEntriesProvider } from '../../../ui/availability.ts'

export const AvailabilityScope = ({ children }: { children: ReactNode }) => {
  const { check, isFiltered, stillHidden } = useSnapshot(availability)
  const listed = useMemo(
    () => ({ register: registerEntry, isFiltered, stillHidden }),
    [isFiltered, stillHidden],
  )
  return (
    <AvailabilityProvider value={check}>
      <ListedEntriesProvider value={listed}>{children}</ListedEntriesProvider>
    </AvailabilityProvider>
  )
}
