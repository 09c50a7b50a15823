import { type SearchGroup, longestQuery } from '../../contract/search-groups.ts'
import { isGroup } from './groups.ts'

export interface SearchQuery {
  q: string
  group: SearchGroup | null
}

/** A pasted text or an address may hold control characters and extra spaces. */
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

const maxRecent = 5

/** Oldest first. SEARCH-01 to SEARCH-04 */
export const addRecent = (recent: readonly string[], text: string): string[] => {
  const added = text.trim()
  if (added === '') return [...recent]
  return [...recent.filter((text) => text !== added), added].slice(-maxRecent)
}
