/** Places in articles, on this device and of one person: kept while reading, offered on return, gone at the end. */
import { safeParse } from 'valibot'
import { ReadingPlace } from '../contract/reading-records.ts'
import { ownRecords } from './own-records.ts'

const most = 50

const parse = (value: unknown) => {
  const parsed = safeParse(ReadingPlace, value)
  return parsed.success ? parsed.output : null
}

const rowsOf = ownRecords('reading', parse)

/** Newest first. */
export const readingPlaces = async (tenant: string): Promise<ReadingPlace[]> =>
  (await rowsOf(tenant).list()).sort((a, b) => b.at - a.at)

export const placeIn = async (tenant: string, id: string): Promise<ReadingPlace | null> =>
  (await readingPlaces(tenant)).find(({ card }) => card.id === id) ?? null

export const keepPlace = async (tenant: string, place: ReadingPlace): Promise<void> => {
  const rows = rowsOf(tenant)
  await rows.put(place.card.id, place)
  const old = (await readingPlaces(tenant)).slice(most)
  if (old.length > 0) await rows.remove(...old.map(({ card }) => card.id))
}

export const forgetPlace = (tenant: string, id: string): Promise<void> => rowsOf(tenant).remove(id)
