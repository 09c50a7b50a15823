/**
 * What a thing shows that did not come, or holds nothing, where that would stand on the way to the first view, which
 * hopes not to need it. Where its code does not come either, the page's boundary has the words.
 */
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { partOf } from '../../ui/lazy-component.ts'
import type { Failure } from './Failure.tsx'
import { loadHelp } from './load-failure-help.ts'
import type { Nothing } from './EmptyState.tsx'

const failure = partOf<ComponentProps<typeof Failure>>(async () => (await import('./Failure.tsx')).Failure)
const nothing = partOf<ComponentProps<typeof Nothing>>(async () => (await loadHelp()).Nothing)

/** For the host, which waits for nothing while it draws. */
export const loadStates = () => Promise.all([failure.load(), nothing.load()])

interface LateFailureProps extends ComponentProps<typeof Failure> {
  /** What stood there while the content was waited for. */
  waiting: ReactNode
}
export const LateFailure = ({ waiting, ...props }: LateFailureProps) => {
  const Shown = failure.component()
  return (
    <Suspense fallback={waiting}>
      <Shown {...props} />
    </Suspense>
  )
}

export const LateNothing = (props: ComponentProps<typeof Nothing>) => {
  const Shown = nothing.component()
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
