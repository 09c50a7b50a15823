/**
 * What a thing shows that did not come, or holds nothing, where that would stand on the way to the first view, which
 * hopes not to need it. Where its code does not come either, the page's boundary has the words.
 */
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { createLazyComponent } from '../../ui/lazy-component.ts'
import type { Failure } from './Failure.tsx'
import type { EmptyState } from './EmptyState.tsx'

const failure = createLazyComponent<ComponentProps<typeof Failure>>(
  async () => (await import('./Failure.tsx')).Failure,
)
const emptyState = createLazyComponent<ComponentProps<typeof EmptyState>>(
  async () => (await import('./EmptyState.tsx')).EmptyState,
)

/** For the host, which waits for nothing while it draws. */
export const loadPageStates = () => Promise.all([failure.load(), emptyState.load()])

interface LazyFailureProps extends ComponentProps<typeof Failure> {
  /** What stood there while the content was waited for. */
  waiting: ReactNode
}
export const LazyFailure = ({ waiting, ...props }: LazyFailureProps) => {
  const Shown = failure.component()
  return (
    <Suspense fallback={waiting}>
      <Shown {...props} />
    </Suspense>
  )
}

export const LazyEmptyState = (props: ComponentProps<typeof EmptyState>) => {
  const Shown = emptyState.component()
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
