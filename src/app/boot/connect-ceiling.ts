import type { QueryClient } from '@tanstack/react-query'
import { arrivals } from '../../state/notifications/arrivals.ts'
import { snackbar } from '../../state/notifications/snackbar.ts'
import { type CeilingChange, onCeilingChange } from '../../state/age-ceiling/apply-ceiling.ts'
import { followParental, loadParental } from '../../state/parental/parental-actions.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { closeDialogsBy } from '../dialogs/close-dialogs-by.ts'
import { clearDocuments } from '../storage/clear-documents.ts'

/** Also where the new ceiling leaves them open: their titles, and an undo, may be of an item above it. */
const clearScreen = async () => {
  const { current } = snackbar
  // One without both is about the device or the connection.
  if (current?.values ?? current?.action) snackbar.current = null
  arrivals.count = 0
  await closeDialogsBy('lower-ceiling')
}

const dropAboveCeiling = async (client: QueryClient, tenant: string, change: CeilingChange) => {
  if (change.to < change.from) {
    await clearScreen()
    // A browser without caches has cached none.
    await clearDocuments(location.hostname).catch((problem: unknown) =>
      console.info('the cached documents could not be deleted', problem),
    )
  }
  const { changeCachedAnswers } = await import('../query-cache/follow-ceiling.ts')
  await changeCachedAnswers(client, tenant, change)
}

const mostOftenMs = 60_000

/** A backend that has just answered knows the ceiling that another device has set. */
const followContact = (client: QueryClient) => {
  let lastRequestAt = Date.now()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (!isLoggedIn() || !navigator.onLine || Date.now() - lastRequestAt < mostOftenMs) return
    lastRequestAt = Date.now()
    void loadParental()
  })
}

export const connectCeiling = (client: QueryClient, tenant: string) => {
  followParental(tenant)
  followContact(client)
  return onCeilingChange((change) => dropAboveCeiling(client, tenant, change))
}
