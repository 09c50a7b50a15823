/** Fragments with personal answers. Their data is the first element (CALL-STRUCT-08). */
import type { Language } from '../contract/languages.ts'
import type { StructureNode } from '../contract/structure.ts'
import { readFragment } from './fetch-structure.ts'
import type { PersonalScope } from './personal.ts'
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
