import { useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../session/session.ts'
import { findUpgradeTarget, removeUpgradeTarget } from './upgrade-target.ts'

/**
 * Undefined until it is known who is here. A guest's choice waits for the login; whoever is signed in has arrived at it,
 * and the next visit begins without one.
 */
export const useChosenPlan = (): number | null | undefined => {
  const { status } = useSnapshot(session)
  const [plan, setPlan] = useState<number | null>()
  useLayoutEffect(() => {
    if (status === 'unknown') return
    const found = findUpgradeTarget()
    setPlan((before) => found ?? before ?? null)
    if (status === 'user') removeUpgradeTarget()
  }, [status])
  return plan
}
