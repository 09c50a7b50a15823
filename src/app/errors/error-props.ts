import type { PageFailure } from './page-failure.ts'

export interface ErrorProps {
  failure: PageFailure | null
  retry?: () => void
}
