import { safeParse } from 'valibot'
import { databases } from '../../contract/storage-names.ts'
import type { Card } from '../../contract/content.ts'
import { Seen, seenVersion } from '../../contract/seen-records.ts'
import { openUserRecords } from '../storage/user-records.ts'

const maxStored = 100

const parse = (value: unknown) => {
  const parsed = safeParse(Seen, value)
  return parsed.success ? parsed.output : null
}
const rowsOf = openUserRecords(databases.recentlySeen, parse)

export const listRecentlySeen = async (tenant: string): Promise<Seen[]> =>
  (await rowsOf(tenant).list()).sort((a, b) => b.at - a.at)

export const saveSeen = async (tenant: string, card: Card, at: number): Promise<void> => {
  const rows = rowsOf(tenant)
  await rows.put(card.id, { version: seenVersion, card, at })
  const outdated = (await listRecentlySeen(tenant)).slice(maxStored)
  if (outdated.length > 0) await rows.remove(...outdated.map((entry) => entry.card.id))
}
export const removeSeen = (tenant: string, ids: readonly string[]): Promise<void> =>
  rowsOf(tenant).remove(...ids)
export const restoreSeen = async (tenant: string, seen: readonly Seen[]): Promise<void> => {
  for (const entry of seen) await rowsOf(tenant).put(entry.card.id, entry)
}
