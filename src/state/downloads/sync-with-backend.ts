/**
 * What lies here is remembered by the backend as well, by ids alone: a browser that makes room throws away rows, bytes
 * and every note of this origin at once, and then nothing here knows that there was anything.
 */
import { askForKept } from '../../api/download-notes.ts'
import { type NoteKept, mostNoted } from '../../contract/download-notes.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { interfaceLocale } from '../words/interface-locale.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { write } from '../offline-writes/pending.ts'
import type { KeepDisk } from './download-store.ts'
import { freshSound } from './create-download-record.ts'
import type { Holder } from './user-downloads.ts'

/** Whether there is something on this disk, as far as is known; no note says that nobody has asked the backend yet. */
const noteOf = ({ name }: KeepDisk) => {
  const note = `kept-note:${name}`
  return {
    known: () => localStorage.getItem(note),
    keep: (count: number) => localStorage.setItem(note, count > 0 ? 'some' : 'none'),
  }
}
/** After a person's own doing; only an answer of the backend makes the first note. */
const noteCount = ({ disk, sounds }: Holder) => {
  const note = noteOf(disk)
  if (note.known()) note.keep(sounds.size)
}
/** Rows that should be here and are not, or nobody knows: not where a person removed the last one. */
const isDue = ({ disk, sounds }: Holder) => {
  const known = noteOf(disk).known()
  return known === null || (known === 'some' && sounds.size === 0)
}

const idsOf = (sounds: readonly KeptSound[]) => sounds.map(({ track }) => track.id)
const inLots = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / mostNoted) }, (_, lot) =>
    list.slice(lot * mostNoted, (lot + 1) * mostNoted),
  )
let told = 0
/** None replaces another: what came and what went is told in the order in which it happened. */
const tell = (body: NoteKept) =>
  write({ call: 'noteKept', input: { body }, subject: `kept:${Date.now()}:${told++}` }).catch(
    (problem: unknown) => console.info('what is kept here is not remembered elsewhere', problem),
  )

/** What somebody took along, or back. */
export const rememberSounds = async (holder: Holder, sounds: readonly KeptSound[]) => {
  noteCount(holder)
  const sources = new Map(sounds.map(({ source }) => [`${source.kind}:${source.id}`, source]))
  for (const [name, source] of sources) {
    const from = sounds.filter((sound) => `${sound.source.kind}:${sound.source.id}` === name)
    for (const ids of inLots(idsOf(from))) await tell({ came: [{ source, ids }], went: [] })
  }
}
export const forgetSounds = async (holder: Holder, sounds: readonly KeptSound[]) => {
  noteCount(holder)
  for (const went of inLots(idsOf(sounds))) await tell({ came: [], went })
}

/** Said where it is found out; the list of what is kept says it for as long as it is so. */
export const tellLost = (holder: Holder, lost: readonly string[]) => {
  if (lost.length === 0) return
  const run = () => {
    const still = lost.filter((id) => holder.sounds.get(id)?.state === 'lost')
    holder
      .changeAll(still, { state: 'waiting' })
      .catch((problem: unknown) => console.warn('what was lost is not fetched', problem))
  }
  showSnack('keep.madeRoom', { action: { key: 'keep.restoreAll', run } })
}

/** What the backend remembers and this disk does not have is lost; what only this disk knows is told. */
const recall = async (holder: Holder, gone: AbortSignal): Promise<void> => {
  const { disk, sounds, put } = holder
  const noted = await askForKept(interfaceLocale.lang, gone)
  gone.throwIfAborted()
  const now = Date.now()
  const lost = noted
    .filter(({ track }) => !sounds.has(track.id))
    .map(({ track, source }, place) => freshSound(track, { source, at: now + place / 1000, state: 'lost' }))
  const known = new Set(noted.map(({ track }) => track.id))
  const untold = [...sounds.values()].filter(({ track }) => !known.has(track.id))
  if (lost.length > 0) await put(lost)
  noteOf(disk).keep(sounds.size)
  tellLost(holder, idsOf(lost))
  await rememberSounds(holder, untold)
}

/** Where nobody knows what should be here the backend is asked, and again when the line is back. */
export const recallSounds = async (holder: Holder, gone: AbortSignal): Promise<void> => {
  if (!isDue(holder)) return
  try {
    await recall(holder, gone)
  } catch (problem) {
    if (gone.aborted) return
    console.info('what was taken along here is asked for later', problem)
    addEventListener('online', () => void recallSounds(holder, gone), { signal: gone, once: true })
  }
}
