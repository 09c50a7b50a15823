/**
 * The play history: one's own, of existing items, the newest first. Where the tenant has disabled it, reports of the
 * player are accepted and dropped, since the listener has done nothing wrong.
 */
import type { Language } from '../../../src/contract/languages.ts'
import type { HistoryEntry } from '../../../src/contract/history.ts'
import { Refused } from '../../api/refused.ts'
import type { CardsByIds, Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { isFeatureDisabled } from '../../tenants/features.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { isAboveCeiling, kindOfItem } from '../shared/item-kind.ts'
import {
  deleteOldestPlayed,
  playedLately,
  playedOf,
  playedOne,
  savePlayed,
  type Played,
  type Playing,
} from './history.repository.ts'

export const entryOf = (row: Played): HistoryEntry => ({
  id: row.item,
  contentType: row.content_type,
  userCurrentPlaying: row.position,
  updated: row.updated.toISOString(),
})

const unsavedEntry = ({ item, contentType, position = 0, at }: Playing): Played => ({
  item,
  content_type: contentType,
  position,
  updated: at,
})

interface SavePlayback extends Omit<Playing, 'account'> {
  tenant: Tenant
  viewer: Viewer
}

export const savePlayback = async (
  scope: Scope,
  { tenant, viewer, ...playback }: SavePlayback,
): Promise<HistoryEntry> => {
  const playing = { ...playback, account: viewer.account }
  if (!(await kindOfItem(scope, { tenant, viewer }, playing.item))) throw new Refused('NOT_FOUND')
  if (isFeatureDisabled(scope.disabled, 'playHistory')) return entryOf(unsavedEntry(playing))
  const row = await savePlayed(scope, playing)
  await deleteOldestPlayed(scope, playing.account)
  return entryOf(row)
}

type Reader = Pick<SavePlayback, 'tenant' | 'viewer'>

export const positionOf = async (scope: Scope, reader: Reader, item: string) =>
  (await isAboveCeiling(scope, reader, item)) ? undefined : playedOne(scope, reader.viewer.account, item)

export const positionsIn = async (scope: Scope, reader: Reader, parent: string) =>
  (await isAboveCeiling(scope, reader, parent))
    ? []
    : playedOf(scope, reader.viewer.account, parent, await ceilingOf(scope, reader, undefined))

export interface HistoryRequest {
  tenant: Tenant
  viewer: Viewer
  lang: Language
  offset: number
  limit: number
  maxRating: number | undefined
}

/** More rows than requested are read, since some items may be gone or above the ceiling. */
const overfetch = 3

export const listHistory = async (scope: Scope, request: HistoryRequest, cardsByIds: CardsByIds) => {
  const { offset, limit } = request
  const rowLimit = limit * overfetch
  const rows = await playedLately(scope, request.viewer.account, { offset, limit: rowLimit })
  const ceiling = await ceilingOf(scope, request, request.maxRating)
  const ids = rows.map((row) => row.item)
  const cards = new Map((await cardsByIds(scope, ids, request.lang, ceiling)).map((card) => [card.id, card]))
  const found = rows.flatMap((row, at) => {
    const card = cards.get(row.item)
    return card ? [{ at, card, userCurrentPlaying: row.position, updated: row.updated.toISOString() }] : []
  })
  const nextOffset = found[limit]?.at ?? (rows.length === rowLimit ? rowLimit : undefined)
  return {
    entries: found.slice(0, limit).map(({ at: _, ...entry }) => entry),
    ...(nextOffset === undefined ? {} : { next: offset + nextOffset }),
  }
}
