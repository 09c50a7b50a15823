/** Query options of what an article's page asks for beside its structure. */
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../contract/languages.ts'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { articleFragment, articleStructure, countRead } from '../contract/articles.ts'
import { getFragment } from '../contract/structure.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

/** The whole text of a premium article, for whoever may read it; a key of their own, so that it stays with them. */
export const wholeArticleQuery = (scope: PersonalScope, id: string) =>
  queryOptions({
    queryKey: personalKey(scope, 'article', scope.lang, scope.maxRating, id),
    queryFn: async ({ signal }) => {
      const query: { lang: Language; maxRating: string; id: string } = {
        lang: scope.lang,
        maxRating: String(scope.maxRating),
        id,
      }
      const params = { name: articleStructure, id: articleFragment }
      // The data of a fragment is its first element (CALL-STRUCT-08).
      const [page] = await request(getFragment, { params, query }, { signal })
      if (!page) throw new Error(`the fragment of ${id} is empty`)
      return page
    },
    staleTime: fragmentFreshFor,
  })

/** CALL-INFO-05. Answers how often the article was opened. */
export const countReader = async (id: string, category: string): Promise<number> =>
  (await request(countRead, { query: { id, category } })).reads
