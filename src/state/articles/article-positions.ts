/** Places in articles, on this device and of one person: kept while reading, offered on return, gone at the end. */
import { safeParse } from 'valibot'
import { proxy } from 'valtio'
import { ReadingPlace } from '../../contract/article-records.ts'
import { ownRecords } from '../storage/user-records.ts'

const most = 50

/** Counts what was kept and forgotten, so that whatever shows places looks again. */
export const placeChanges = proxy({ times: 0 })

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
  placeChanges.times++
}

export const forgetPlace = async (tenant: string, ...ids: string[]): Promise<void> => {
  await rowsOf(tenant).remove(...ids)
  placeChanges.times++
}
