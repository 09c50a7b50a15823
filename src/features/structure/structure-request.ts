import { createContext, useContext } from 'react'
import type { StructureAsk } from '../../contract/structure.ts'

const RequestContext = createContext<StructureAsk | null>(null)
export const StructureRequestProvider = RequestContext.Provider
export const useStructureRequest = () => useContext(RequestContext)
