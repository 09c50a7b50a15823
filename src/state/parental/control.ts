import { proxy } from 'valtio'
import type { ParentalControl } from '../../contract/parental.ts'

interface ControlFacts {
  isKnown: boolean
  hasPassword: boolean
  maxRating: number | null
  version: number | null
}
const unknown: ControlFacts = { isKnown: false, hasPassword: false, maxRating: null, version: null }

export const controlFacts = proxy<ControlFacts>({ ...unknown })

export const rememberControl = ({ isActive, hasPassword, maxRating, version }: ParentalControl) => {
  Object.assign(controlFacts, {
    isKnown: true,
    // Another backend has one for whatever is on.
    hasPassword: hasPassword ?? isActive,
    maxRating,
    version: version ?? null,
  })
}
export const forgetControl = () => Object.assign(controlFacts, unknown)
