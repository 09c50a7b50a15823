import { localKeys } from '../../contract/storage-names.ts'
import { guestKey } from '../session/session.ts'

export const deviceAliases = (tenant: string): Map<string, string> => {
  const start = localKeys.alias(tenant, '')
  const notes = Object.keys(localStorage).filter((key) => key.startsWith(start))
  return new Map(notes.map((note) => [note.slice(start.length), localStorage.getItem(note) ?? '']))
}
/** A guest's data belongs to whoever uses the device. */
export const otherDeviceAccounts = (tenant: string, user: string): string[] =>
  [...deviceAliases(tenant).keys()].filter((account) => account !== user && account !== guestKey)
