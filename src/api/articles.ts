import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { articleFragment, articleStructure, countRead } from '../contract/articles.ts'
import { fetchFragment } from './fragments.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

/** The full text of a premium article, under a personal key, so that it never reaches another user's cache. */
export const fullArticleQuery = (scope: PersonalScope, id: string) =>
  queryOptions({
    queryKey: personalKey(scope, 'article', scope.lang, scope.maxRating, id),
    queryFn: ({ signal }) =>
      fetchFragment(scope, { structure: articleStructure, fragment: articleFragment, id }, signal),
    staleTime: fragmentFreshFor,
  })

export const countReader = async (id: string, category: string): Promise<number> =>
  (await request(countRead, { query: { id, category } })).reads
