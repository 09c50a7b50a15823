/** Loads what a route's first screen needs into the cache: one call for the path, then each missing query alone. */
import type { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import type { RouteQuery } from '../contract/page.ts'
import type { PublicScope } from '../contract/query-keys.ts'
import { prefetchPayload } from '../contract/shell.ts'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { routeQueriesOf } from '../domain/route-data.ts'
import type { Matched } from '../domain/addresses/routing.ts'
import { dataSaver, withStallWatch } from '../lib/data-saver.ts'
import { wait } from '../lib/wait.ts'
import { BackendError, OfflineError } from './backend-error.ts'
import { type QueryContext, readStructure, structureContextParams } from './fetch-structure.ts'
import { fetchItem } from './items.ts'
import { request } from './request.ts'

const fetchRouteQuery = ({ item, input }: RouteQuery, tenant: string, context: QueryContext) => {
  const { signal } = context
  const { params } = input
  const query = input.query as { lang: PublicScope['lang']; maxRating: string }
  if (item) return fetchItem(item, { params: { id: params['id'] ?? '' }, query }, { signal })
  return request(
    readStructure,
    {
      params: { name: params['name'] ?? '' },
      query: { ...query, ...structureContextParams(context, tenant) },
    },
    { signal },
  )
}

/** From the disk at once where it has it; from the network only when the path's answer lacked it. */
const fetchIntoCache = (
  client: QueryClient,
  tenant: string,
  routeQuery: RouteQuery,
  brought: Promise<OfflineError | null>,
): Promise<unknown> =>
  client.fetchQuery<unknown>({
    queryKey: routeQuery.key,
    queryFn: async (context) => {
      const failure = await brought
      if (failure) throw failure
      return client.getQueryData(routeQuery.key) ?? fetchRouteQuery(routeQuery, tenant, context)
    },
    staleTime: fragmentFreshFor,
  })

interface RouteRequest {
  scope: PublicScope
  matched: Matched
  path: string
}

const isStructure = (key: readonly unknown[]) => key[4] === 'structure'

/** CALL-SHELL-03: one call per path. What it does not contain is fetched alone. */
const prefetchPath = async (client: QueryClient, { scope, path }: RouteRequest) => {
  const query = { path, lang: scope.lang, maxRating: String(scope.maxRating) }
  const { queries } = await withStallWatch(request(prefetchPayload, { query }))
  for (const { key, data } of queries)
    client.setQueryData(key, isStructure(key) ? parse(readStructure.answer, data) : data)
}

const isCached = (client: QueryClient, routeQuery: RouteQuery) =>
  client.getQueryData(routeQuery.key) !== undefined

const isMissing = (error: unknown) => error instanceof BackendError && error.isGone

const running = new Map<string, Promise<void>>()

/** A fast network brings the newest answer; after this many ms the copy on disk is used. */
const soonEnough = 200

const loadQueries = async (client: QueryClient, route: RouteRequest, needs: RouteQuery[]) => {
  const brought = prefetchPath(client, route).then(
    () => null,
    (error: unknown) => {
      // The code below reads from the disk, and fetches one by one while online.
      if (!isMissing(error)) console.warn(`no payload for ${route.path}`, error)
      return error instanceof OfflineError ? error : null
    },
  )
  await Promise.race([brought, wait(dataSaver.isEnabled ? 0 : soonEnough)])
  const left = needs.filter((routeQuery) => !isCached(client, routeQuery))
  await Promise.all(left.map((routeQuery) => fetchIntoCache(client, route.scope.tenant, routeQuery, brought)))
}

export const hasRouteData = (client: QueryClient, { scope, matched }: RouteRequest): boolean =>
  routeQueriesOf(scope, matched).every((routeQuery) => isCached(client, routeQuery))

/** Rejects with the backend's or the connection's error. Two callers for one path share the work. */
export const loadRouteData = (client: QueryClient, route: RouteRequest): Promise<void> => {
  if (hasRouteData(client, route)) return Promise.resolve()
  const { scope, path } = route
  const name = [scope.tenant, scope.lang, scope.maxRating, path].join(' ')
  const pending = running.get(name)
  if (pending) return pending
  const started = loadQueries(client, route, routeQueriesOf(scope, route.matched)).finally(() =>
    running.delete(name),
  )
  running.set(name, started)
  return started
}
