import type { StructureAsk } from '../contract/structure.ts'

/** Pages of one category each, by the name of their structure; `all` is no category. */
const categoryPages: readonly string[] = ['music-genre', 'music-albums-category', 'audiobook-genre']

/** Whose picture stands beside the title of this page. */
export const categoryOf = ({ name, id }: StructureAsk): string | null =>
  id !== null && id !== 'all' && categoryPages.includes(name) ? id : null
