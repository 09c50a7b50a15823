/** Records that live as long as the page where the disk refuses them: who likes without a disk still likes. */
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
    // What the disk has of the same key is older. Copies, as a disk answers: who reads a record may wrap or change it.
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
