import { createContext, useContext } from 'react'
import type { StructureAsk, StructureNode } from '../../contract/structure.ts'

const RequestContext = createContext<StructureAsk | null>(null)
export const StructureRequestProvider = RequestContext.Provider
export const useStructureRequest = () => useContext(RequestContext)

/** The later entries of a block are asked for with the query that the block itself came with. */
export const requestOfBlock = (page: StructureAsk, { data }: StructureNode): StructureAsk => ({
  ...page,
  id: data.params.query['id'] ?? page.id,
})

/** Pages of one category each, by the name of their structure; `all` is no category. */
const categoryPages: readonly string[] = ['music-genre', 'music-albums-category', 'audiobook-genre']

/** The category whose picture is beside the title of this page. */
export const categoryOf = ({ name, id }: StructureAsk): string | null =>
  id !== null && id !== 'all' && categoryPages.includes(name) ? id : null
