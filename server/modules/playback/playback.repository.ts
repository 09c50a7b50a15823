import { type Selectable, sql } from 'kysely'
import * as v from 'valibot'
import { SoundData, type SoundingKind, soundingKind } from '../../media/sound-data.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'
import type { BoundedReport } from './bound-report.ts'

type ItemRow = Selectable<Tables['item']>

interface PlayableRow {
  id: string
  kind: SoundingKind
  lang: string
  grading: number
  data: SoundData
}

const columns = ['id', 'kind', 'lang', 'grading', 'data'] as const

const playableOf = (row: Pick<ItemRow, (typeof columns)[number]>): PlayableRow | null => {
  const kind = soundingKind(row.kind)
  const data = v.safeParse(SoundData, row.data)
  return kind && data.success
    ? { id: row.id, kind, lang: row.lang, grading: row.grading, data: data.output }
    : null
}

/** Null means no ceiling, where a ticket or the server itself has decided already. */
const items = (scope: Scope, ceiling: number | null) => {
  const all = scope.db
    .selectFrom('item')
    .select(columns)
    .where('tenant', '=', scope.tenant)
    .where(isEnabledItem(scope))
  return ceiling === null ? all : all.where('grading', '<=', ceiling)
}

export const playableById = async (
  scope: Scope,
  id: string,
  ceiling: number | null,
): Promise<PlayableRow | null> => {
  const row = await items(scope, ceiling).where('id', '=', id).executeTakeFirst()
  return row ? playableOf(row) : null
}

export const playablesByIds = async (
  scope: Scope,
  ids: readonly string[],
  ceiling: number,
): Promise<PlayableRow[]> => {
  const rows = await items(scope, ceiling).where('id', 'in', ids).execute()
  return rows.map(playableOf).filter((one) => one !== null)
}

export const mostPopular = async (scope: Scope, most: number): Promise<PlayableRow[]> => {
  const rows = await items(scope, null)
    .where('kind', '=', 'track')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(playableOf).filter((one) => one !== null)
}

interface PlayReport extends BoundedReport {
  id: string
  ticket: string
  account: string
  item: string
  offline: boolean
  partial: boolean
  preview: boolean
}

/** Until the transaction ends, reports under this ticket are counted one after the other. */
export const lockReportedSeconds = async ({ db, tenant }: Scope, ticket: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ticket}, 0))`.execute(db)
  const row = await db
    .selectFrom('listening')
    .select((select) => select.fn.sum('seconds').as('seconds'))
    .where('tenant', '=', tenant)
    .where('ticket', '=', ticket)
    .executeTakeFirst()
  return Number(row?.seconds ?? 0)
}

/** `id` follows from the report itself, so that a repeat changes nothing. False: it was a repeat. */
export const insertPlayReport = async ({ db, tenant }: Scope, report: PlayReport): Promise<boolean> => {
  const row = await db
    .insertInto('listening')
    .values({
      tenant,
      id: report.id,
      ticket: report.ticket,
      account: report.account,
      item: report.item,
      at: report.at,
      seconds: report.seconds,
      max_seconds: report.maxSeconds,
      offline: report.offline,
      partial: report.partial,
      preview: report.preview,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
