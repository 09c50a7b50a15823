/** Another version replaces the content and keeps the users' data; content of others is never replaced. */
import { sql } from 'kysely'
import type { Clock, Scope, Store } from '../context.ts'
import type { Picture } from '../../src/contract/shared.ts'
import type { Kind } from '../../src/contract/kinds.ts'
import type { Artwork } from './art/palettes.ts'
import { artworkOf } from './artwork-of.ts'
import { indexItems } from '../modules/search/search-index.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type HashPassword, addDemoUsers } from './demo-users.ts'
import type { Maker, PictureOf } from './make/maker.ts'

/** Raise it when the catalogue or its pages change. */
const seedVersion = 20

interface SeedParts {
  store: Store
  tenants: readonly Tenant[]
  clock: Clock
  hashPassword: HashPassword
  onStart?: () => void
  onForeign?: (tenant: string) => void
  pictureOf(seed: { id: string; kind: Kind; artwork?: Artwork | undefined }): Picture
}

type Seeded = 'item' | 'relation' | 'structure' | 'word' | 'redirect'
const seeded: readonly Seeded[] = ['item', 'relation', 'structure', 'word', 'redirect']
const atOnce = 400

/** Rows as one JSON parameter a statement, whatever their number. */
const insert = async ({ db, tenant }: Scope, table: Seeded, rows: readonly object[]) => {
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce).map((row) => ({ ...row, tenant }))
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::jsonb)`.execute(
      db,
    )
  }
}

/** Two processes that start together take turns here; the second finds the work done. */
const takeTurn = async (scope: Scope, now: Date): Promise<boolean> => {
  await scope.db
    .insertInto('seed')
    .values({ tenant: scope.tenant, version: 0, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await scope.db
    .selectFrom('seed')
    .select('version')
    .where('tenant', '=', scope.tenant)
    .forUpdate()
    .executeTakeFirst()
  return row?.version !== seedVersion
}

interface Found {
  /** Null where the demo has never been written. */
  version: number | null
  isEmpty: boolean
}
/** One statement, because another process may write the demo between two: it would be taken for the operator's content. */
const readFound = async ({ db, tenant }: Scope): Promise<Found> => {
  const rows = seeded.map((table) => sql`exists (select from ${sql.table(table)} where tenant = ${tenant})`)
  const { rows: found } = await sql<Found>`
    select (select version from seed where tenant = ${tenant}) as version,
      not (${sql.join(rows, sql` or `)}) as "isEmpty"`.execute(db)
  return found[0] ?? { version: null, isEmpty: false }
}

/** Texts and names are a megabyte of code; a start that finds them written does without. */
const loadContent = async () => ({
  ...(await import('./catalogue.ts')),
  ...(await import('./overlay.ts')),
  ...(await import('./structures/structures.ts')),
})
type Content = Awaited<ReturnType<typeof loadContent>>

const replace = async (
  { structuresOf, wordsOf, redirectsOf }: Content,
  scope: Scope,
  maker: Maker,
  tenant: Tenant,
  now: Date,
) => {
  for (const table of seeded) await scope.db.deleteFrom(table).where('tenant', '=', scope.tenant).execute()
  const planIds = tenant.subscriptionTypes.map(({ id }) => id)
  const structures = structuresOf(maker, planIds).map((tree) => ({ name: tree.name, tree }))
  await insert(scope, 'item', maker.items)
  await indexItems(scope)
  await insert(scope, 'relation', maker.relations)
  await insert(scope, 'structure', structures)
  await insert(scope, 'word', wordsOf(scope.tenant))
  await insert(scope, 'redirect', redirectsOf(scope.tenant))
  await scope.db
    .updateTable('seed')
    .set({ version: seedVersion, at: now })
    .where('tenant', '=', scope.tenant)
    .execute()
}

export const seed = async ({
  store,
  tenants,
  clock,
  hashPassword,
  pictureOf,
  onStart,
  onForeign,
}: SeedParts): Promise<string[]> => {
  const written: string[] = []
  let hasStarted = false
  for (const tenant of tenants) {
    const { version, isEmpty } = await store.within(tenant.name, readFound)
    if (version === seedVersion) continue
    if (version === null && !isEmpty) {
      onForeign?.(tenant.name)
      continue
    }
    if (!hasStarted) onStart?.()
    hasStarted = true
    const draw: PictureOf = (id, kind) => pictureOf({ id, kind, artwork: artworkOf(tenant) })
    const content = await loadContent()
    const maker = content.makeCatalogue(tenant.name, clock.now(), draw, tenant.numerals)
    const mine = await store.within(tenant.name, async (scope) => {
      if (!(await takeTurn(scope, clock.now()))) return false
      await replace(content, scope, maker, tenant, clock.now())
      await addDemoUsers(scope, tenant, maker, { hashPassword, clock })
      return true
    })
    if (mine) written.push(tenant.name)
  }
  // The embedded engine has no background process that updates the planner's statistics.
  if (written.length) await sql`analyze item, relation, structure, search_entry`.execute(store.raw)
  return written
}
