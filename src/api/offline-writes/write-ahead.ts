/**
 * What was tapped and is not in the database yet, in the one place that is written at once: a page may be gone a moment
 * after the tap. One entry by subject, for a newer tap takes the older one's place there as well.
 */
import type { Intent } from '../../contract/offline-writes.ts'

export const openWriteAhead = (name: string, read: (value: unknown) => Intent | null) => {
  const key = `taps:${name}`
  const list = (): Intent[] => {
    try {
      const rows: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(rows) ? rows.flatMap((row) => read(row) ?? []) : []
    } catch (problem) {
      console.info('no taps were read', problem)
      return []
    }
  }
  const save = (intents: readonly Intent[]) => {
    try {
      if (intents.length > 0) localStorage.setItem(key, JSON.stringify(intents))
      else localStorage.removeItem(key)
    } catch (problem) {
      console.info('a tap waits for the database alone', problem)
    }
  }
  return {
    list,
    note: (intent: Intent) => save([...list().filter(({ subject }) => subject !== intent.subject), intent]),
    forget: (intent: Intent) => save(list().filter((one) => one.key !== intent.key)),
    clear: () => save([]),
  }
}
