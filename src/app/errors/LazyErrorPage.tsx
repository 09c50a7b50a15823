import { Suspense } from 'react'
import { errorComponent } from '../router/load-screen.ts'
import type { ErrorProps } from './error-props.ts'
import { PagePending } from '../router/PagePending.tsx'
import { ErrorPageBoundary } from './ErrorPageBoundary.tsx'

const LoadedErrorPage = (props: ErrorProps) => {
  const ErrorPage = errorComponent()
  return <ErrorPage {...props} />
}
export const LazyErrorPage = (props: ErrorProps) => (
  <ErrorPageBoundary statusCode={props.failure?.statusCode ?? 404} retry={props.retry}>
    <Suspense fallback={<PagePending />}>
      <LoadedErrorPage {...props} />
    </Suspense>
  </ErrorPageBoundary>
)
