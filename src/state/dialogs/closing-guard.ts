/** A form inside a dialog reports what is typed in it; a form on a page has no guard. */
import { createContext, use, useEffect } from 'react'
import type { CanClose } from './dialog-types.ts'

const ClosingGuardContext = createContext<((canClose: CanClose | undefined) => void) | null>(null)
export const ClosingGuardProvider = ClosingGuardContext.Provider

const ask: CanClose = () => 'ask'

export const useClosingGuard = (hasTyped: boolean) => {
  const setCanClose = use(ClosingGuardContext)
  useEffect(() => {
    if (!setCanClose || !hasTyped) return
    setCanClose(ask)
    return () => setCanClose(undefined)
  }, [setCanClose, hasTyped])
}
