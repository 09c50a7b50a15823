import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../context.ts'
import type { DisabledFeatures } from '../../tenants/features.ts'

export const sqlList = (names: readonly string[]) => sql.join(names.map((name) => sql.lit(name)))

/** True for items of a disabled section, and for news and videos that are about one. */
const isDisabledItem = ({ kinds, about }: DisabledFeatures): RawBuilder<boolean> | null => {
  const conditions = [
    ...(kinds.length ? [sql`item.kind in (${sqlList(kinds)})`] : []),
    ...(about.length ? [sql`(item.kind || '/' || (item.data ->> 'category')) in (${sqlList(about)})`] : []),
  ]
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : null
}

/** For a query over the table `item` under its own name. */
export const isEnabledItem = ({ disabled }: Scope): RawBuilder<boolean> => {
  const isDisabled = disabled && isDisabledItem(disabled)
  return isDisabled ? sql<boolean>`${isDisabled} is not true` : sql<boolean>`true`
}

/** For a query over rows that reference an item; rows without an item of ours are kept. */
export const pointsUnderCeiling = (
  { tenant }: Scope,
  id: RawBuilder<unknown>,
  ceiling: number,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from item where item.tenant = ${tenant}
    and item.id = ${id} and item.grading > ${ceiling})`

/** For a query over rows that reference an item; rows without an item of ours are kept. */
export const pointsAtEnabledItem = ({ disabled, tenant }: Scope, column: string): RawBuilder<boolean> => {
  const isDisabled = disabled && isDisabledItem(disabled)
  return isDisabled
    ? sql<boolean>`not exists (select 1 from item where item.tenant = ${tenant}
        and item.id = ${sql.ref(column)} and ${isDisabled})`
    : sql<boolean>`true`
}
