/** Conditions that leave out what belongs to a room that the tenant has switched off. */
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../context.ts'
import type { DisabledFeatures } from '../../tenants/features.ts'

export const sqlList = (names: readonly string[]) => sql.join(names.map((name) => sql.lit(name)))

/** Of the table `item`: what is of a room that is off, or news and films that tell of nothing else. */
const isDisabledItem = ({ kinds, about }: DisabledFeatures): RawBuilder<boolean> | null => {
  const conditions = [
    ...(kinds.length ? [sql`item.kind in (${sqlList(kinds)})`] : []),
    ...(about.length ? [sql`(item.kind || '/' || (item.data ->> 'category')) in (${sqlList(about)})`] : []),
  ]
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : null
}

/** For a query over `item`, which it calls by its own name. */
export const isEnabledItem = ({ disabled }: Scope): RawBuilder<boolean> => {
  const isDisabled = disabled && isDisabledItem(disabled)
  return isDisabled ? sql<boolean>`${isDisabled} is not true` : sql<boolean>`true`
}

/** For a query over rows that point at an item: those that point at nothing of ours stay. */
export const pointsAtEnabledItem = ({ disabled, tenant }: Scope, column: string): RawBuilder<boolean> => {
  const isDisabled = disabled && isDisabledItem(disabled)
  return isDisabled
    ? sql<boolean>`not exists (select 1 from item where item.tenant = ${tenant}
        and item.id = ${sql.ref(column)} and ${isDisabled})`
    : sql<boolean>`true`
}
