/**
 * The downloads of one user as this tab knows them and as the disk has them; every tab that writes notifies
 * the others.
 */
import type { DownloadRecord } from '../../contract/download-records.ts'
import type { DownloadStore } from './download-store.ts'

export interface SharedDownloads {
  store: DownloadStore
  sounds: Map<string, DownloadRecord>
  channel: BroadcastChannel
  end: AbortController
  /** Settles when the last started work has ended. */
  lastTurn: Promise<unknown>
  onChange: () => void
}

const publishChange = ({ onChange, end, channel }: SharedDownloads) => {
  onChange()
  if (!end.signal.aborted) channel.postMessage(null)
}

/** One after another: what was read before a change is not shown after it. */
const inTurn = <A>(shared: SharedDownloads, work: () => Promise<A>): Promise<A> => {
  const turn = shared.lastTurn.then(() => {
    shared.end.signal.throwIfAborted()
    return work()
  })
  shared.lastTurn = turn.catch(() => null)
  return turn
}

const readRows = async ({ store, sounds, onChange }: SharedDownloads) => {
  const rows = await store.rows.list()
  sounds.clear()
  for (const sound of rows) sounds.set(sound.track.id, sound)
  onChange()
}

const changeRows = async (
  { store, sounds }: SharedDownloads,
  ids: readonly string[],
  change: Partial<DownloadRecord>,
) => {
  const known = new Map([...sounds].filter(([id]) => ids.includes(id)))
  // Shown also where the disk refuses it.
  for (const [id, sound] of known) sounds.set(id, { ...sound, ...change })
  // Another tab may have changed or removed it since; a download that was requested again is another one.
  const changed = await store.rows.change([...known.keys()], (row, id) =>
    row.at === known.get(id)?.at ? { ...row, ...change } : null,
  )
  for (const id of known.keys()) {
    const row = changed.get(id)
    if (row) sounds.set(id, row)
    else sounds.delete(id)
  }
  return changed
}

const putRows = async ({ store, sounds, end }: SharedDownloads, added: readonly DownloadRecord[]) => {
  for (const sound of added) {
    end.signal.throwIfAborted()
    await store.rows.put(sound.track.id, sound)
    sounds.set(sound.track.id, sound)
  }
}

const removeRows = async ({ store, sounds }: SharedDownloads, ids: readonly string[]) => {
  await store.rows.remove(...ids)
  ids.forEach((id) => sounds.delete(id))
}

export const readDownloads = (shared: SharedDownloads) => inTurn(shared, () => readRows(shared))

export const changeDownloads = (
  shared: SharedDownloads,
  ids: readonly string[],
  change: Partial<DownloadRecord>,
) => inTurn(shared, () => changeRows(shared, ids, change)).finally(() => publishChange(shared))

export const putDownloads = async (shared: SharedDownloads, added: readonly DownloadRecord[]) => {
  try {
    await inTurn(shared, () => putRows(shared, added))
  } catch (problem) {
    // What is not on the disk would be gone with the page.
    await readDownloads(shared)
    throw problem
  }
  publishChange(shared)
}

export const removeDownloads = async (shared: SharedDownloads, ids: readonly string[]) => {
  await inTurn(shared, () => removeRows(shared, ids))
  publishChange(shared)
}
