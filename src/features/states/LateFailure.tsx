/**
 * The same, where it would stand on the way to the first view, which hopes not to need it. Where its code does not come
 * either, the page's boundary has the words.
 */
import { type ComponentProps, type ReactNode, Suspense, lazy } from 'react'

const Failure = lazy(async () => ({ default: (await import('./Failure.tsx')).Failure }))

interface LateFailureProps extends ComponentProps<typeof Failure> {
  /** What stood there while the content was waited for. */
  waiting: ReactNode
}
export const LateFailure = ({ waiting, ...failure }: LateFailureProps) => (
  <Suspense fallback={waiting}>
    <Failure {...failure} />
  </Suspense>
)
