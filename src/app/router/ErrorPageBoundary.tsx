/** Where even the error page fails to load: its texts alone, from the words that are loaded. */
import { Component, type ReactNode } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { forgetErrorPage } from './load-screen.ts'
import { errorDescKey, errorHeadKey } from '../errors/error-words.ts'

const PlainErrorText = ({ statusCode, retry }: { statusCode: number; retry: () => void }) => {
  const { t } = useTranslation()
  return (
    <section className="inset" role="alert">
      <h1>{t(errorHeadKey(statusCode))}</h1>
      <p>{t(errorDescKey(statusCode))}</p>
      <button type="button" className="apart" onClick={retry}>
        {t('errorPage.retry')}
      </button>
    </section>
  )
}

interface ErrorPageBoundaryProps {
  statusCode: number
  retry: (() => void) | undefined
  children: ReactNode
}
export class ErrorPageBoundary extends Component<ErrorPageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    console.error('the error page failed', error)
    forgetErrorPage()
  }
  override render() {
    const { statusCode, retry, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <PlainErrorText statusCode={statusCode} retry={retry ?? (() => this.setState({ hasFailed: false }))} />
    )
  }
}
