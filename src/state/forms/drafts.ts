/** Values of forms that were closed before they were sent: in memory only, and never of passwords. */
import { onLogout } from '../session/session-listeners.ts'

const drafts = new Map<string, object>()
export const readDraft = (name: string | undefined): object => (name && drafts.get(name)) || {}
export const writeDraft = (name: string | undefined, values: object) => {
  if (name) drafts.set(name, values)
}
export const dropDraft = (name: string | undefined) => {
  if (name) drafts.delete(name)
}
export const dropAllDrafts = () => drafts.clear()
export const readAllDrafts = (): Record<string, object> => Object.fromEntries(drafts)
onLogout((user, how) => {
  // Where the session was lost, they wait for its user.
  if (how === 'logout' || !user) dropAllDrafts()
})
