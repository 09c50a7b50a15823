/** Asks for a recent login before the screen opens; who does not confirm it may try again here. */
import { useCallback, useEffect, useState } from 'react'
import { BackendError, isStepUpRefused } from '../../api/backend-error.ts'
import { requireRecentLogin } from '../../api/sessions.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { GuardPending } from './GuardPending.tsx'
import css from './RouteGuard.module.css'

interface StepUpGateProps {
  title: string
  onConfirmed: () => void
}

const Refused = ({ title, onRetry }: { title: string; onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={css.gate}>
      <h1 className={css.title}>{t(`title.${title}`)}</h1>
      <p>{t('security.confirm.gate')}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('security.confirm.title')}
      </Button>
    </div>
  )
}

export const StepUpGate = ({ title, onConfirmed }: StepUpGateProps) => {
  const [problem, setProblem] = useState<unknown>(null)
  const check = useCallback(async () => {
    setProblem(null)
    try {
      await requireRecentLogin()
      onConfirmed()
    } catch (error) {
      // A backend without this call asks at its own calls.
      if (error instanceof BackendError && error.isGone) onConfirmed()
      else setProblem(error)
    }
  }, [onConfirmed])
  useEffect(() => void check(), [check])
  if (problem === null) return <GuardPending title={title} isContinued />
  if (isStepUpRefused(problem)) return <Refused title={title} onRetry={() => void check()} />
  return <Failure error={problem} onRetry={() => void check()} />
}
