/** How a link that the tenant configures leads from this page, for whoever is here. CONFIG-LINK-01 to CONFIG-LINK-04 */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { resolveLink } from '../../domain/addresses/config-links.ts'
import { useCurrentLocation } from './current-location.tsx'
import { session } from '../session/session.ts'

const never = () => () => {}

export const useConfiguredLinks = () => {
  const { search } = useCurrentLocation()
  const { user } = useSnapshot(session)
  // A document is made for all queries.
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  const values = { query: new URLSearchParams(query), userUuid: user?.UUID ?? null }
  return (link: string) => resolveLink(link, values)
}
