import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError, isLate } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { gradingSteps } from '../../contract/parental.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { setCeiling, stepOf, turnOff } from '../../state/parental/change-parental.ts'
import { controlFacts } from '../../state/parental/control.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { usePortal } from '../../state/portal/portal.tsx'

const firstProposal = 20

const runChange = async (change: () => Promise<unknown>) => {
  try {
    await change()
  } catch (error) {
    const isOffline = error instanceof OfflineError && !isLate(error)
    showSnack(isOffline ? 'parental.offline' : wordsOfError(error), { tone: 'bad' })
  }
}

/** While a change is confirmed the knob stays where it was moved; then it moves to the ceiling. */
export const useLimit = () => {
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
