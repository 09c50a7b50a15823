import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError, isLate } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { gradingSteps } from '../../contract/parental.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { setCeiling, stepOf, turnOff } from '../../state/parental/change-parental.ts'
import { controlFacts } from '../../state/parental/control.ts'
import { parental } from '../../state/parental/parental.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { GradeSlider } from './GradeSlider.tsx'
import css from './Parental.module.css'
import { SeenSentence } from './SeenSentence.tsx'

/** Proposed where nobody has chosen yet. */
const firstProposal = 20

const runChange = async (change: () => Promise<unknown>) => {
  try {
    await change()
  } catch (error) {
    const isOffline = error instanceof OfflineError && !isLate(error)
    showSnack(isOffline ? 'parental.offline' : wordsOfError(error), { tone: 'bad' })
  }
}

/** While a change is confirmed the knob stays where it was moved; then it stands where the ceiling is. */
const useLimit = () => {
  const { isActive, maxRating } = useSnapshot(parental)
  const facts = useSnapshot(controlFacts)
  const portal = usePortal()
  const [moved, setMoved] = useState<number | null>(null)
  const inForce = stepOf((isActive ? maxRating : facts.maxRating) ?? firstProposal)
  const step = moved ?? gradingSteps.indexOf(inForce)
  const chosen = gradingSteps[step] ?? inForce
  const commit = async (change: () => Promise<unknown>) => {
    await runChange(change)
    setMoved(null)
  }
  const turnOn = () =>
    facts.hasPassword
      ? setCeiling(chosen, portal.maxRating)
      : openDialog('parentalControl', { purpose: 'turnOn', maxRating: chosen })
  return {
    isActive,
    step,
    chosen,
    move: setMoved,
    end: (at: number) => {
      const grading = gradingSteps[at] ?? inForce
      // Off, the knob only proposes what will be turned on.
      if (!isActive) return
      void commit(() => setCeiling(grading, portal.maxRating))
    },
    toggle: () => void commit(() => (isActive ? turnOff(inForce) : turnOn())),
  }
}

export const LimitSection = () => {
  const { t } = useTranslation()
  const [heading, sentence] = [useId(), useId()]
  const { isActive, step, chosen, move, end, toggle } = useLimit()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.heading}>
          {t('parental.limit')}
        </h2>
        <span className={css.state} data-on={isActive || undefined} role="status">
          {t(isActive ? 'parental.on' : 'parental.off')}
        </span>
      </div>
      <SeenSentence id={sentence} maxRating={chosen} />
      <GradeSlider label={t('parental.limit')} describedBy={sentence} step={step} onMove={move} onEnd={end} />
      <p className={css.note}>{t('parental.hidden')}</p>
      <div className={css.actions}>
        <Button variant={isActive ? 'outline' : 'primary'} onClick={toggle}>
          {t(isActive ? 'parental.turnOff' : 'parental.turnOn.send')}
        </Button>
      </div>
    </section>
  )
}
