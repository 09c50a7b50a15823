import { createContext } from 'react'

/**
 * True inside a page that was rendered during its route delay and opens at its top: what is far below may follow once
 * the page is shown.
 */
export const RenderedAhead = createContext(false)
