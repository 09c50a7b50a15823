/** Records that are held in memory where the disk refuses them, so that likes still work on this page. */
import { reportDiskTrouble } from './disk-trouble.ts'
import { type Records, openRecords } from './records.ts'

export const openMemoryBackedRecords = <T>(
  database: string,
  parse: (value: unknown) => T | null,
): Records<T> => {
  const rows = openRecords(database, parse)
  const refused = new Map<string, T>()
  const orNote = <A>(work: Promise<A>) => work.catch(reportDiskTrouble)
  return {
    // Newer than the disk's record of the same key. Copies, as a disk would return: a reader may change its
    // record.
    list: async () => [
      ...((await orNote(rows.list(refused))) ?? []),
      ...structuredClone([...refused.values()]),
    ],
    put: (key, value) =>
      rows.put(key, value).then(
        () => void refused.delete(key),
        (problem: unknown) => {
          refused.set(key, value)
          reportDiskTrouble(problem)
        },
      ),
    remove: (...keys) => {
      keys.forEach((key) => refused.delete(key))
      return orNote(rows.remove(...keys))
    },
    clear: () => {
      refused.clear()
      return orNote(rows.clear())
    },
  }
}
