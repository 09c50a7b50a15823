/** Whose things lie on this device, by the notes that tell names on disk. */
import { aliasNote } from './disk-name.ts'
import { guestKey } from '../session/session.ts'

/** What each is called on disk. */
export const aliasesHere = (tenant: string): Map<string, string> => {
  const start = aliasNote(tenant, '')
  const notes = Object.keys(localStorage).filter((key) => key.startsWith(start))
  return new Map(notes.map((note) => [note.slice(start.length), localStorage.getItem(note) ?? '']))
}
/** A guest's things belong to whoever uses the device. */
export const strangersHere = (tenant: string, user: string): string[] =>
  [...aliasesHere(tenant).keys()].filter((one) => one !== user && one !== guestKey)
