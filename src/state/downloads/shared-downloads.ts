/** Every tab that writes notifies the others. */
import type { DownloadRecord } from '../../contract/download-records.ts'
import type { DownloadStore } from './download-store.ts'

export interface SharedDownloads {
  store: DownloadStore
  sounds: Map<string, DownloadRecord>
  channel: BroadcastChannel
  end: AbortController
  lastTurn: Promise<unknown>
  onChange: () => void
}

const publishChange = ({ onChange, end, channel }: SharedDownloads) => {
  onChange()
  if (!end.signal.aborted) channel.postMessage(null)
}

/** One after another: what was read before a change is not shown after it. */
const enqueue = <A>(shared: SharedDownloads, work: () => Promise<A>): Promise<A> => {
  const task = shared.lastTurn.then(() => {
    shared.end.signal.throwIfAborted()
    return work()
  })
  shared.lastTurn = task.catch(() => null)
  return task
}

const readRows = async ({ store, sounds, onChange }: SharedDownloads) => {
  const rows = await store.rows.list()
  sounds.clear()
  for (const record of rows) sounds.set(record.track.id, record)
  onChange()
}

const changeRows = async (
  { store, sounds }: SharedDownloads,
  ids: readonly string[],
  change: Partial<DownloadRecord>,
) => {
  const affected = new Map([...sounds].filter(([id]) => ids.includes(id)))
  // Shown also where the disk refuses it.
  for (const [id, record] of affected) sounds.set(id, { ...record, ...change })
  // Another tab may have changed or removed it since; a download that was requested again is another one.
  const changed = await store.rows.change([...affected.keys()], (row, id) =>
    row.at === affected.get(id)?.at ? { ...row, ...change } : null,
  )
  for (const id of affected.keys()) {
    const row = changed.get(id)
    if (row) sounds.set(id, row)
    else sounds.delete(id)
  }
  return changed
}

const putRows = async ({ store, sounds, end }: SharedDownloads, added: readonly DownloadRecord[]) => {
  for (const record of added) {
    end.signal.throwIfAborted()
    await store.rows.put(record.track.id, record)
    sounds.set(record.track.id, record)
  }
}

const removeRows = async ({ store, sounds }: SharedDownloads, ids: readonly string[]) => {
  await store.rows.remove(...ids)
  ids.forEach((id) => sounds.delete(id))
}

export const readDownloads = (shared: SharedDownloads) => enqueue(shared, () => readRows(shared))

export const changeDownloads = (
  shared: SharedDownloads,
  ids: readonly string[],
  change: Partial<DownloadRecord>,
) => enqueue(shared, () => changeRows(shared, ids, change)).finally(() => publishChange(shared))

export const putDownloads = async (shared: SharedDownloads, added: readonly DownloadRecord[]) => {
  try {
    await enqueue(shared, () => putRows(shared, added))
  } catch (problem) {
    // What is not on the disk would be gone with the page.
    await readDownloads(shared)
    throw problem
  }
  publishChange(shared)
}

export const removeDownloads = async (shared: SharedDownloads, ids: readonly string[]) => {
  await enqueue(shared, () => removeRows(shared, ids))
  publishChange(shared)
}
