import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { LogoutLosses } from '../../state/session/logout-losses.ts'

/** Asks where a session of another provider ends as well (`host`), or where something would be lost. */
export const confirmLogout = async (host: string | null, losses: LogoutLosses | null): Promise<boolean> => {
  if (host !== null) return (await openDialog('externalLogout', { host, losses })) ?? false
  return losses === null || ((await openDialog('signOut', { losses })) ?? false)
}
