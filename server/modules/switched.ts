/** Conditions that leave out what belongs to a room that the tenant has switched off. */
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../parts.ts'

const listOf = (kinds: readonly string[]) => sql.join(kinds.map((kind) => sql.lit(kind)))

/** For a query over `item`, which it calls by its own name. */
export const isOn = ({ off }: Scope): RawBuilder<boolean> =>
  off?.kinds.length ? sql<boolean>`item.kind not in (${listOf(off.kinds)})` : sql<boolean>`true`

/** For a query over rows that point at an item: those that point at nothing of ours stay. */
export const pointsOn = ({ off, tenant }: Scope, column: string): RawBuilder<boolean> =>
  off?.kinds.length
    ? sql<boolean>`not exists (select 1 from item where item.tenant = ${tenant}
        and item.id = ${sql.ref(column)} and item.kind in (${listOf(off.kinds)}))`
    : sql<boolean>`true`
