import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { forYouFragment } from '../contract/structure.ts'
import { fetchFragment } from './fragments.ts'
import { type PersonalScope, personalKey } from './personal.ts'

export const forYouQuery = (scope: PersonalScope) =>
  queryOptions({
    queryKey: personalKey(scope, 'for-you', scope.lang, scope.maxRating),
    queryFn: ({ signal }) => fetchFragment(scope, { structure: 'home', fragment: forYouFragment }, signal),
    staleTime: fragmentFreshFor,
  })
