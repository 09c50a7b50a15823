import type { PageData, RouteQuery } from '../../../src/contract/page.ts'
import type { CallApi } from '../../context.ts'

export type Queries = PageData['queries']

export const fetchQuery = async (callApi: CallApi, query: RouteQuery) => ({
  key: [...query.key],
  data: await callApi(query.call, query.input),
})
