import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { DataExport } from '../../../contract/account-data.ts'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useMoment } from '../../../state/account/use-moment.ts'
import { Button } from '../../../ui/Button.tsx'
import { AccountSection } from '../AccountSection.tsx'
import css from './DataExportSection.module.css'
import { useDataExport } from './use-data-export.ts'

const useStatusText = () => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { user } = useSnapshot(session)
  return ({ state, readyUntil, nextFrom }: DataExport): string | null => {
    if (state === 'making')
      return t(user?.email ? 'accountData.export.making' : 'accountData.export.makingQuiet')
    if (readyUntil !== null) return t('accountData.export.ready', { until: moment(readyUntil) })
    return nextFrom === null ? null : t('accountData.export.next', { from: moment(nextFrom) })
  }
}

/** The pressed button goes away with the answer: the focus stays in the section. */
const useFocusOnAnswer = (state: DataExport['state']) => {
  const answerText = useRef<HTMLParagraphElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current && state !== 'none') answerText.current?.focus({ preventScroll: true })
    isExpected.current &&= state === 'none'
  }, [state])
  const expectAnswer = () => {
    isExpected.current = true
  }
  return { answerText, expectAnswer }
}

/** A copy of everything that is stored about the account. */
export const DataExportSection = () => {
  const { t } = useTranslation()
  const statusText = useStatusText()
  const { status, isMissing, hasFailed, isBusy, failure, ask, download } = useDataExport()
  const state = status?.state ?? 'none'
  const { answerText, expectAnswer } = useFocusOnAnswer(state)
  if (isMissing) return null
  const words = hasFailed ? t('accountData.export.failed') : status && statusText(status)
  const mayAsk = state === 'none' && status?.nextFrom === null
  return (
    <AccountSection title={t('accountData.export.title')} text={t('accountData.export.text')}>
      <div className={css.slot} aria-busy={status === null && !hasFailed}>
        <p ref={answerText} role="status" className={css.status} tabIndex={-1}>
          {words}
        </p>
        {mayAsk && (
          <Button
            variant="outline"
            isBusy={isBusy}
            onClick={() => {
              expectAnswer()
              void ask()
            }}
          >
            {t('accountData.export.ask')}
          </Button>
        )}
        {state === 'ready' && (
          <Button variant="outline" isBusy={isBusy} onClick={() => void download()}>
            {t('accountData.export.download')}
          </Button>
        )}
        {failure && (
          <p role="alert" className={css.failure}>
            {t(failure)}
          </p>
        )}
      </div>
    </AccountSection>
  )
}
