/** The error page in its place; its code comes with the first error. */
import { Suspense } from 'react'
import { errorComponent } from '../router/load-screen.ts'
import type { ErrorProps } from './error-props.ts'
import { PagePending } from '../router/PagePending.tsx'

export const Failure = (props: ErrorProps) => {
  const ErrorPage = errorComponent()
  return (
    <Suspense fallback={<PagePending />}>
      <ErrorPage {...props} />
    </Suspense>
  )
}
