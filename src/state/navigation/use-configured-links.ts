/** Resolves links that the tenant configures, for this page and user. CONFIG-LINK-01 to CONFIG-LINK-04 */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { resolveLink } from '../../domain/addresses/config-links.ts'
import { useCurrentLocation } from './current-location.tsx'
import { session } from '../session/session.ts'

const noSubscription = () => () => {}

export const useConfiguredLinks = () => {
  const { search } = useCurrentLocation()
  const { user } = useSnapshot(session)
  // A rendered document serves all queries.
  const query = useSyncExternalStore(
    noSubscription,
    () => search,
    () => '',
  )
  const values = { query: new URLSearchParams(query), userUuid: user?.UUID ?? null }
  return (link: string) => resolveLink(link, values)
}
