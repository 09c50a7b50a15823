/** Rules of what is remembered: one's own, on this device, of sounds that are still there to be heard. */
import {
  type KeptSource,
  type NoteKept,
  type Noted,
  mostNoted,
} from '../../../src/contract/download-notes.ts'
import type { Scope } from '../../context.ts'
import type { Reading } from '../content/content.repository.ts'
import { soundsByIds } from '../content/sounds.repository.ts'
import { type Shelf, countNoted, deleteNoted, insertNoted, notedRows } from './device-downloads.repository.ts'

/** Nobody takes more than this along; what goes beyond it is not remembered. */
const mostKept = 10_000

export const readNoted = async (
  scope: Scope,
  shelf: Shelf,
  reading: Reading,
  offset: number,
): Promise<Noted> => {
  const noted = await notedRows(scope, shelf, offset, mostNoted)
  const found = noted.map(({ item }) => item)
  const sounds = new Map((await soundsByIds(scope, found, reading)).map((track) => [track.id, track]))
  return {
    total: await countNoted(scope, shelf),
    entries: noted.flatMap(({ item, source }) => {
      const track = sounds.get(item)
      return track ? [{ track, source }] : []
    }),
  }
}

/** Each a little later than the one before: they are read in the order in which they were told. */
const inOrder = (came: NoteKept['came'], now: Date) =>
  came
    .flatMap(({ source, ids }) => ids.map((item): [string, KeptSource] => [item, source]))
    .map(([item, source], place) => ({ item, source, at: new Date(now.getTime() + place) }))

export const note = async (
  scope: Scope,
  shelf: Shelf,
  { came, went }: NoteKept,
  now: Date,
): Promise<void> => {
  await deleteNoted(scope, shelf, went)
  const room = mostKept - (await countNoted(scope, shelf))
  await insertNoted(scope, shelf, inOrder(came, now).slice(0, Math.max(0, room)))
}
