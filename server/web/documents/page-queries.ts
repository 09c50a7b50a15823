import * as v from 'valibot'
import { configurationStructure } from '../../../src/contract/freshness.ts'
import type { PageData, RouteQuery } from '../../../src/contract/page.ts'
import type { PublicScope } from '../../../src/contract/query-keys.ts'
import { getStructure } from '../../../src/contract/structure.ts'
import { structureRouteQuery } from '../../../src/domain/route-data.ts'
import type { CallApi } from '../../context.ts'

export type Queries = PageData['queries']

export const fetchQuery = async (callApi: CallApi, query: RouteQuery) => ({
  key: [...query.key],
  data: await callApi(query.call, query.input),
})

/** The login options are the only configuration that a first paint shows. */
export const loginOptions = async (callApi: CallApi, scope: PublicScope): Promise<Queries> => {
  const { key, data } = await fetchQuery(
    callApi,
    structureRouteQuery(scope, { name: configurationStructure, id: null }),
  )
  const { substructure, ...node } = v.parse(getStructure.answer, data)
  const offered = substructure.filter(({ name }) => name === 'login_options')
  return [{ key, data: { ...node, substructure: offered } }]
}
