/** What follows the end of a session: the disk is cleared, and whoever lost theirs is told, with the way back in. */
import { wait } from '../../lib/wait.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { closeEnding, forgetEnding, readEnding, tellLater } from '../../state/session/session-ending.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import type { Ending } from '../../state/session/session-listeners.ts'
import { isLeft } from '../errors/chunk-reload.ts'
import { type Wipe, wipeTenant } from './wipe-tenant.ts'

export { clearStrangers } from './wipe-tenant.ts'

const whenLookedAt = () =>
  new Promise<void>((done) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', look)
      done()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })

/** What was asked before the end is refused, and may load the page anew: the word is for the page that stays. */
const settling = 1_000

/** Once, in the tab that is looked at; whoever is back by then needs no word. */
const tellLost = async (tenant: string) => {
  await wait(settling)
  await whenLookedAt()
  if (isLeft() || readEnding(tenant) !== 'untold') return
  forgetEnding(tenant)
  if (isLoggedIn()) return
  openDialog('sessionExpired', {})
  // A page that is left before it could be read has not told.
  const untold = () => tellLater(tenant)
  addEventListener('pagehide', untold)
  await wait(settling)
  removeEventListener('pagehide', untold)
}

export const followEnd = async (wipe: Wipe, how: Ending) => {
  await wipeTenant(wipe, how)
  closeEnding(wipe.tenant)
  void tellLost(wipe.tenant)
}

/** What a page left undone that was closed on the way. Of somebody who is back since, nothing of their own goes. */
export const resumeEnd = async (wipe: Wipe) => {
  const noted = readEnding(wipe.tenant)
  if (noted === 'untold') return tellLost(wipe.tenant)
  if (noted) await followEnd(wipe, isLoggedIn() ? 'lost' : noted)
}
