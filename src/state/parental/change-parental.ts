/** What a parent changes. A tightening works offline, too; all else asks the backend, and perhaps for the password. */
import { BackendError } from '../../api/backend-error.ts'
import { type WantedControl, saveParentalControl } from '../../api/parental.ts'
import { type Grading, ageGroups, gradingSteps } from '../../contract/parental.ts'
import { openDialog } from '../dialogs/dialogs.ts'
import { writeOffline } from '../offline-writes/pending.ts'
import { applyCeiling } from '../age-ceiling/apply-ceiling.ts'
import { controlFacts, rememberControl } from './control.ts'
import { parental } from '../age-ceiling/age-ceiling.ts'
import { loadParental } from './parental-actions.ts'

const ageGroupOf = (maxRating: Grading) => ageGroups[gradingSteps.indexOf(maxRating)] ?? 18
const controlOf = (isActive: boolean, maxRating: Grading) => ({
  isActive,
  maxRating,
  maxAgeGroup: ageGroupOf(maxRating),
})

const needsPassword = (error: unknown) =>
  error instanceof BackendError && error.code === 'PARENTAL_VERIFY_REQUIRED'

/** False where the password has to be entered before. */
const save = async (wanted: WantedControl): Promise<boolean> => {
  try {
    const control = await saveParentalControl(wanted)
    rememberControl(control)
    await applyCeiling(control.isActive ? control.maxRating : null)
    return true
  } catch (error) {
    if (needsPassword(error)) return false
    throw error
  }
}

/** By the password; where it is forgotten, or there is none, by a code in a letter. */
const confirmParent = async (): Promise<boolean> => {
  const result = controlFacts.hasPassword
    ? await openDialog('parentalControl', { purpose: 'confirm' })
    : 'forgotten'
  if (result === 'forgotten') return (await openDialog('resetParentalPassword', {})) === 'done'
  return result === 'done'
}

const saveConfirmed = async (wanted: WantedControl): Promise<boolean> =>
  (await save(wanted)) || ((await confirmParent()) && save(wanted))

/** In force here at once, and on the disk before it is sent. */
const tighten = async (maxRating: Grading): Promise<boolean> => {
  const { version } = controlFacts
  const body = { ...controlOf(true, maxRating), ...(version === null ? {} : { seen: version }) }
  const applied = applyCeiling(maxRating)
  controlFacts.maxRating = maxRating
  try {
    // Not after what the ceiling drops: that may take a while.
    await writeOffline({ call: 'putParentalControl', input: { body } })
  } catch (error) {
    await loadParental()
    throw error
  }
  await applied
  return true
}

export const turnOnWithPassword = (maxRating: Grading, password: string) =>
  save({ ...controlOf(true, maxRating), password })

export const turnOff = (maxRating: Grading) => saveConfirmed(controlOf(false, maxRating))

/** Turns it on, or moves its ceiling. `inForce`: without a control that is on, the tenant's own. */
export const setCeiling = (maxRating: Grading, inForce: number): Promise<boolean> =>
  maxRating > inForce ? saveConfirmed(controlOf(true, maxRating)) : tighten(maxRating)

export const stepOf = (maxRating: number): Grading => gradingSteps.findLast((step) => step <= maxRating) ?? 0

/** Only after the old password, or a code, was right in this session. */
export const savePassword = (password: string) => {
  const { maxRating } = controlFacts
  return save({
    isActive: parental.isActive,
    maxRating: maxRating === null ? null : stepOf(maxRating),
    password,
  })
}
