/** Fragments with personal answers. Their data is the first element (CALL-STRUCT-08). */
import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import type { Language } from '../contract/languages.ts'
import { type StructureNode, forYouFragment } from '../contract/structure.ts'
import { readFragment } from './fetch-structure.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

interface FragmentAsk {
  structure: string
  fragment: string
  id?: string
}

export const fetchFragment = async (
  { lang, maxRating }: PersonalScope,
  { structure, fragment, id }: FragmentAsk,
  signal: AbortSignal,
): Promise<StructureNode> => {
  const query: { lang: Language; maxRating: string; id?: string } = {
    lang,
    maxRating: String(maxRating),
    ...(id ? { id } : {}),
  }
  const params = { name: structure, id: fragment }
  const [node] = await request(readFragment, { params, query }, { signal })
  if (!node) throw new Error(`the fragment ${fragment} is empty`)
  return node
}

export const forYouQuery = (scope: PersonalScope) =>
  queryOptions({
    queryKey: personalKey(scope, 'for-you', scope.lang, scope.maxRating),
    queryFn: ({ signal }) => fetchFragment(scope, { structure: 'home', fragment: forYouFragment }, signal),
    staleTime: fragmentFreshFor,
  })
