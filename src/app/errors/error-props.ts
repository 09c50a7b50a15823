import type { PageFailure } from './page-failure.ts'

export interface ErrorProps {
  failure: PageFailure | null
  /** Renders the page again; present where that may help. */
  retry?: () => void
}
