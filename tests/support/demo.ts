/** The backend with the demo catalogue of every tenant in it. */
import type { Kind } from '../../src/contract/kinds.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { pictureOf } from '../../server/demo/art/picture.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/demo/seed.ts'
import { hashPassword as hashOnePassword } from '../../server/identity/password.ts'
import type { Handlers, Store } from '../../server/context.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { demoDataKey } from '../tools/lib/demo-data-key.mjs'
import { openBackend, testClock } from './backend.ts'
import { type StoreTemplate, openStoreFrom } from './store.ts'

let hash: Promise<string> | null = null
/** One for all accounts: hashing has a test of its own, and here it would only cost time. */
const hashPassword = () => (hash ??= hashOnePassword('the password of every account'))

const demoTemplate = async (): Promise<StoreTemplate> => ({
  name: `demo-hashed-${await demoDataKey()}`,
  async prepare(store) {
    await migrate(store)
    await seed({ store, tenants: loadTenants(), clock: testClock(), hashPassword, pictureOf })
  },
})

/** `handlersFor` makes handlers that replace those of the test's backend. */
export const openDemo = async (
  handlersFor: (store: Store) => Promise<Partial<Handlers>> = () => Promise.resolve({}),
) => {
  const opened = await openStoreFrom(await demoTemplate())
  const backend = await openBackend({ store: opened, handlers: await handlersFor(opened) })
  const { store, tenants, clock } = backend
  const parts = { store, tenants, clock, hashPassword, pictureOf }
  /** The caller knows what the call answers. */
  const read = async <T>(tenant: string, path: string, user?: string) => {
    const { status, body } = await backend.send('GET', path, { tenant, ...(user ? { user } : {}) })
    return { status, body: body as T }
  }
  const structure = async (tenant: string, path: string) => {
    const { status, body } = await backend.send('GET', `/structure/${path}`, { tenant })
    return { status, node: body as StructureNode }
  }
  const idsOf = (tenant: string, kind: Kind) =>
    store.within(tenant, ({ db }) =>
      db
        .selectFrom('item')
        .select(['id', 'slug', 'grading'])
        .where('tenant', '=', tenant)
        .where('kind', '=', kind)
        .orderBy('popularity', 'desc')
        .orderBy('id')
        .execute(),
    )
  return { ...backend, reseed: () => seed(parts), read, structure, idsOf }
}
export type Demo = Awaited<ReturnType<typeof openDemo>>

export const allCards = (node: StructureNode): StructureNode['data']['entries'] => [
  ...node.data.entries,
  ...node.substructure.flatMap(allCards),
]
export const allNodes = (node: StructureNode): StructureNode[] => [
  node,
  ...node.substructure.flatMap(allNodes),
]
