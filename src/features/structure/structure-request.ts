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
