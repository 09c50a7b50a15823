import { Component, type ReactNode } from 'react'
import { BackendError } from '../../api/backend-error.ts'
import type { ScreenName } from '../../contract/screens.ts'
import { forgetScreen } from './load-screen.ts'
import { LazyErrorPage } from './LazyErrorPage.tsx'
import type { PageFailure } from '../errors/page-failure.ts'

const failureOf = (error: unknown): PageFailure => ({
  statusCode: error instanceof BackendError ? error.status : 500,
  message: error instanceof Error ? error.message : String(error),
})

interface BoundaryProps {
  viewKey: string
  screen: ScreenName
  children: ReactNode
}
interface BoundaryState {
  failure: PageFailure | null
  viewKey: string
}

export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, viewKey: this.props.viewKey }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: failureOf(error) }
  }
  static getDerivedStateFromProps({ viewKey }: BoundaryProps, state: BoundaryState) {
    return viewKey === state.viewKey ? null : { failure: null, viewKey }
  }
  override componentDidCatch(error: unknown) {
    console.error('a page failed', error)
    forgetScreen(this.props.screen)
  }
  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <LazyErrorPage failure={failure} retry={() => this.setState({ failure: null })} />
  }
}
