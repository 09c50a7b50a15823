/** Does the tenant's catalogue name this id? Results are cached, since every picture of a page needs one. */
import { sql } from 'kysely'
import type { Store } from '../../context.ts'
import { itemOfView } from './view-name.ts'

const maxKnown = 20_000
/** A catalogue may grow while the server runs, so a negative result is soon checked again. */
const unknownForMs = 60_000

/** A view of an item (`{item}--…`) is answered only if the item shows it: as its picture or among its artworks. */
const showsView = (store: Store, tenant: string, item: string, view: string) =>
  store.within(tenant, async ({ db }) => {
    const address = `/img/${view}/`
    const found = await db
      .selectFrom('item')
      .select(sql`1`.as('one'))
      .where('tenant', '=', tenant)
      .where('id', '=', item)
      .where(
        sql<boolean>`position(${address} in picture::text) > 0 or position(${address} in data::text) > 0`,
      )
      .executeTakeFirst()
    return found !== undefined
  })

const isNamed = (store: Store, tenant: string, id: string) =>
  store.within(tenant, async ({ db }) => {
    const item = db
      .selectFrom('item')
      .select(sql`1`.as('one'))
      .where('tenant', '=', tenant)
      .where('id', '=', id)
    const parent = db
      .selectFrom('relation')
      .select(sql`1`.as('one'))
      .where('tenant', '=', tenant)
      .where('parent', '=', id)
    if (await item.union(parent).limit(1).executeTakeFirst()) return true
    // Banners and genres have pictures that only a page's tree names.
    const inTree = db
      .selectFrom('structure')
      .select(sql`1`.as('one'))
      .where('tenant', '=', tenant)
      .where(sql<boolean>`position(${`/img/${id}/`} in tree::text) > 0`)
      .limit(1)
    return (await inTree.executeTakeFirst()) !== undefined
  })

export const createKnownImages = (store: Store, now: () => number) => {
  const known = new Map<string, { isKnown: boolean; until: number }>()
  return async (tenant: string, id: string): Promise<boolean> => {
    const key = `${tenant}/${id}`
    const cached = known.get(key)
    if (cached && cached.until > now()) return cached.isKnown
    const item = itemOfView(id)
    const isKnown = await (item ? showsView(store, tenant, item, id) : isNamed(store, tenant, id))
    known.delete(key)
    known.set(key, { isKnown, until: isKnown ? Infinity : now() + unknownForMs })
    const oldest = known.size > maxKnown ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    return isKnown
  }
}
