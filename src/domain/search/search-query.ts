/** What an address asks of the search: `?q=light&kind=songs`. Anything else in its query stays as it is. */
import { type SearchGroup, longestQuery } from '../../contract/search-groups.ts'
import { isGroup } from './groups.ts'

export interface SearchQuery {
  q: string
  group: SearchGroup | null
}

/** As it is asked for: what a paste or an address may hold beside letters is no part of a text. */
export const normalizeSearchText = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestQuery)

export const parseSearchQuery = (search: string): SearchQuery => {
  const query = new URLSearchParams(search)
  const kind = query.get('kind') ?? ''
  return { q: normalizeSearchText(query.get('q') ?? ''), group: isGroup(kind) ? kind : null }
}

/** The same page asking for something else; an age ceiling in the address goes along. */
export const withSearchQuery = (
  { path, search }: { path: string; search: string },
  { q, group }: SearchQuery,
): string => {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    ['q', q],
    ['kind', group],
  ] as const)
    if (value) query.set(name, value)
    else query.delete(name)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
