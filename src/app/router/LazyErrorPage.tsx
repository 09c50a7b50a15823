import { Suspense } from 'react'
import { errorComponent } from './load-screen.ts'
import type { ErrorProps } from '../errors/error-props.ts'
import { PagePending } from './PagePending.tsx'
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
