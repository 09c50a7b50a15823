import { wait } from '../../lib/wait.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import {
  closeSessionEnding,
  forgetSessionEnding,
  readSessionEnding,
  markEndingUnreported,
} from '../../state/session/session-ending.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import type { Ending } from '../../state/session/session-listeners.ts'
import { isLeavingPage } from '../errors/chunk-reload.ts'
import { type Wipe, wipeTenant } from './wipe-tenant.ts'

export { clearOtherAccounts } from './wipe-tenant.ts'

const whenVisible = () =>
  new Promise<void>((done) => {
    const notifyWhenVisible = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', notifyWhenVisible)
      done()
    }
    document.addEventListener('visibilitychange', notifyWhenVisible)
    notifyWhenVisible()
  })

/** Earlier requests may be refused and reload the page: the message is for the page that stays. */
const settlingMs = 1_000

const reportSessionEnd = async (tenant: string) => {
  await wait(settlingMs)
  await whenVisible()
  const ending = readSessionEnding(tenant)
  if (isLeavingPage() || (ending !== 'untold' && ending !== 'gone')) return
  forgetSessionEnding(tenant)
  if (isLoggedIn()) return
  if (ending === 'gone') showSnack('error.accountGone')
  else void openDialog('sessionExpired', {}, { isUnasked: true })
  // A page that was left before it could be read has not reported it.
  const markUnreported = () => markEndingUnreported(tenant, ending)
  addEventListener('pagehide', markUnreported)
  await wait(settlingMs)
  removeEventListener('pagehide', markUnreported)
}

export const handleSessionEnd = async (wipe: Wipe, ending: Ending) => {
  await wipeTenant(wipe, ending)
  closeSessionEnding(wipe.tenant)
  void reportSessionEnd(wipe.tenant)
}

/** Continues the clean-up of a page that was closed meanwhile. Data of a user who has logged in again is kept. */
export const resumeSessionEnd = async (wipe: Wipe) => {
  const stored = readSessionEnding(wipe.tenant)
  if (stored === 'untold' || stored === 'gone') return reportSessionEnd(wipe.tenant)
  if (stored) await handleSessionEnd(wipe, isLoggedIn() ? 'lost' : stored)
}
