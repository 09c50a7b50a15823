import type { PageFailure } from './page-failure.ts'

export interface ErrorProps {
  failure: PageFailure | null
  /** Draws the page again; present where that may help. */
  retry?: () => void
}
