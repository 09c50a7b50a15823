import type { RouteQuery } from '../../../src/contract/page.ts'
import { routeQueriesOf } from '../../../src/domain/route-data.ts'
import { Refused } from '../../api/refused.ts'
import { errorStack } from '../../http/log.ts'
import type { CallApi, Log } from '../../context.ts'
import { leadsToDisabled, disabledFeaturesOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { PageAddress } from './address.ts'
import { type Queries, fetchQuery, loginOptions } from './page-queries.ts'

export interface PageContent {
  /** 404: the address has a route but the item is missing, or its section is disabled. */
  status: 200 | 404
  queries: Queries
  overlay: Record<string, string>
}

/** Optional content; a failure is logged and the fallback used. AMBIG-029 */
const optional = async <T>(work: Promise<T>, fallback: T, log: Log, message: string): Promise<T> => {
  try {
    return await work
  } catch (error) {
    log.warn({ reason: errorStack(error) }, message)
    return fallback
  }
}

const overlayOf = async (callApi: CallApi, lang: string) =>
  (await callApi('getWords', { params: { lang } })) as Record<string, string>

const isNotFound = (error: unknown) =>
  error instanceof Refused && (error.status === 404 || error.status === 400)

const screenAnswers = async (
  callApi: CallApi,
  routeQueries: readonly RouteQuery[],
): Promise<Queries | null> => {
  try {
    return await Promise.all(routeQueries.map((query) => fetchQuery(callApi, query)))
  } catch (error) {
    // An invalid id (400) is not found, like an unknown one.
    if (isNotFound(error)) return null
    throw error
  }
}

/** Without the full configuration, which is as large as a shelf: the page loads it after hydration. */
export const loadPageContent = async (
  callApi: CallApi,
  tenant: Tenant,
  address: PageAddress,
  log: Log,
): Promise<PageContent> => {
  const matched = leadsToDisabled(disabledFeaturesOf(tenant), address.path) ? null : address.matched
  const scope = { tenant: tenant.name, lang: address.lang, maxRating: address.maxRating }
  const isLogin = matched?.route.screen === 'login'
  const [queries, offered, overlay] = await Promise.all([
    screenAnswers(callApi, matched ? routeQueriesOf(scope, matched) : []),
    isLogin ? optional(loginOptions(callApi, scope), [], log, 'the ways to sign in did not load') : [],
    optional(overlayOf(callApi, address.lang), {}, log, 'the words overlay did not load'),
  ])
  const isFound = matched !== null && queries !== null
  return { status: isFound ? 200 : 404, queries: [...(queries ?? []), ...offered], overlay }
}
