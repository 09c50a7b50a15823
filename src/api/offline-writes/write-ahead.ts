/** In local storage, which is synchronous: a page may unload a moment after the tap. One per subject. */
import { localKeys } from '../../contract/storage-names.ts'
import type { Intent } from '../../contract/offline-writes.ts'

export const openWriteAhead = (owner: string, parse: (value: unknown) => Intent | null) => {
  const key = localKeys.writeAhead(owner)
  const list = (): Intent[] => {
    try {
      const rows: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(rows) ? rows.flatMap((row) => parse(row) ?? []) : []
    } catch (problem) {
      console.info('the pending intents could not be read', problem)
      return []
    }
  }
  const save = (intents: readonly Intent[]) => {
    try {
      if (intents.length > 0) localStorage.setItem(key, JSON.stringify(intents))
      else localStorage.removeItem(key)
    } catch (problem) {
      console.info('an intent is stored in the database only', problem)
    }
  }
  return {
    list,
    note: (intent: Intent) => save([...list().filter(({ subject }) => subject !== intent.subject), intent]),
    forget: (intent: Intent) => save(list().filter((other) => other.key !== intent.key)),
    clear: () => save([]),
  }
}
