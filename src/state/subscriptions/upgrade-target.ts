/**
 * The plan that was chosen at a locked item or among the plans, from the choice until the return from the login
 * (CONST-15). In the tab, so that it is gone with it.
 */
import { tabKeys } from '../../contract/tab-keys.ts'

export const saveUpgradeTarget = (plan: number) =>
  sessionStorage.setItem(tabKeys.upgradeTarget(), String(plan))

export const removeUpgradeTarget = () => sessionStorage.removeItem(tabKeys.upgradeTarget())

export const findUpgradeTarget = (): number | null => {
  const stored = sessionStorage.getItem(tabKeys.upgradeTarget())
  if (stored === null) return null
  if (/^[1-9]\d{0,14}$/.test(stored)) return Number(stored)
  removeUpgradeTarget()
  return null
}
