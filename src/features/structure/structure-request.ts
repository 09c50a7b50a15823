/** Which structure the page shows, for blocks that ask for more of it. */
import { createContext, useContext } from 'react'
import type { StructureAsk } from '../../contract/structure.ts'

const AskContext = createContext<StructureAsk | null>(null)
export const AskProvider = AskContext.Provider
export const useAsk = () => useContext(AskContext)
