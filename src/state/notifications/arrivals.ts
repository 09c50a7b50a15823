/** How many new items the notifications have that this device has not shown; a logout forgets it. */
import type { QueryClient } from '@tanstack/react-query'
import { proxy } from 'valtio'
import { structureQuery } from '../../api/content.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { localKeys } from '../../contract/storage-names.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { countNewArrivals, latestArrival } from '../../domain/arrivals.ts'

export const arrivals = proxy({ count: 0 })

const seenUntil = (tenant: string): string => {
  try {
    return localStorage.getItem(localKeys.arrivalsSeen(tenant)) ?? ''
  } catch (problem) {
    console.info('the seen notifications could not be read', problem)
    return ''
  }
}

export const countArrivals = async (client: QueryClient, scope: PublicScope) => {
  const page = await client.ensureQueryData(structureQuery(scope, { name: 'notifications', id: null }))
  arrivals.count = countNewArrivals(page, seenUntil(scope.tenant))
}

export const markArrivalsSeen = (tenant: string, page: StructureNode) => {
  arrivals.count = 0
  try {
    const latest = latestArrival(page)
    if (latest > seenUntil(tenant)) localStorage.setItem(localKeys.arrivalsSeen(tenant), latest)
  } catch (problem) {
    console.info('the seen notifications are stored for this page only', problem)
  }
}
