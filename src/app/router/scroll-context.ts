import { createContext, useContext } from 'react'
import type { ScrollStore } from './scroll.ts'

const ScrollContext = createContext<ScrollStore | null>(null)
export const ScrollProvider = ScrollContext.Provider
export const useScrollStore = (): ScrollStore => {
  const store = useContext(ScrollContext)
  if (!store) throw new Error('useScrollStore is called outside ScrollProvider')
  return store
}
