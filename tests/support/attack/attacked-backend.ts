/** The full backend with its demo catalogue and its real login, called in-process by any user a test names. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type CallName, calls } from '../../../src/contract/calls.ts'
import type { Call } from '../../../src/contract/define.ts'
import { kinds } from '../../../src/contract/kinds.ts'
import { createIds } from '../../../server/clock.ts'
import { createIdentity } from '../../../server/identity/identity.ts'
import { openSecrets } from '../../../server/start/secrets.ts'
import { readSettings } from '../../../server/start/settings.ts'
import { loadTenants } from '../../../server/tenants/load.ts'
import type { Handlers, Store } from '../../../server/context.ts'
import { type LogLine, testClock } from '../backend.ts'
import { openDemo } from '../demo.ts'
import { samplesOf } from '../samples.ts'
import type { HostileRequest } from './hostile-requests.ts'

const silent = () => undefined

const createLoginHandlers = async (folder: string, store: Store): Promise<Partial<Handlers>> => {
  const clock = testClock()
  const ids = createIds(clock)
  const { handlers } = await createIdentity({
    settings: readSettings({ DATA_DIR: folder }),
    store,
    tenants: loadTenants(),
    clock,
    ids,
    log: { info: silent, warn: silent, error: silent },
    secrets: await openSecrets(folder, ids),
    wakeRelay: silent,
    wait: () => Promise.resolve(),
    portalAddress: ({ name }) => `http://${name}.localhost`,
  })
  return handlers
}

const reasonOf = (line: LogLine | undefined) =>
  line && 'reason' in line.fields ? String(line.fields.reason) : ''

/** The call that answered; a hostile path may lead to another one, or to none. */
const calledIn = (lines: readonly LogLine[]): Call | undefined => {
  const names = lines.flatMap(({ fields }) => ('call' in fields ? String(fields.call) : []))
  return calls.find(({ name }) => names.includes(name))
}

const tablesToRestore = ['account', 'subscription']
const copyOf = (table: string) => sql.table(`${table}_before_attack`)

/** An attack may well delete its own account: the next one finds it as it was. */
const createRestore = async ({ raw }: Store) => {
  for (const table of tablesToRestore)
    await sql`create table ${copyOf(table)} as table ${sql.table(table)}`.execute(raw)
  return async () => {
    for (const table of tablesToRestore)
      await sql`insert into ${sql.table(table)} table ${copyOf(table)} on conflict do nothing`.execute(raw)
  }
}

export const openAttackedBackend = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riwaq-attack-'))
  const demo = await openDemo((store) => createLoginHandlers(folder, store))
  const ids = new Map<string, string>()
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
    ids.set(kind, (await demo.idsOf('riwaq', kind))[0]?.id ?? `${kind}_none`)
  const accounts = await demo.store.within('riwaq', ({ db }) =>
    db.selectFrom('account').select(['id', 'email']).where('tenant', '=', 'riwaq').execute(),
  )
  const accountOf = (name: string) => accounts.find(({ email }) => email?.startsWith(`${name}@`))?.id ?? name
  const restoreAccounts = await createRestore(demo.store)
  const samples = samplesOf((kind) => ids.get(kind) ?? `${kind}_none`)

  return {
    ...demo,
    accountOf,
    sampleOf: (name: CallName) => samples[name],
    /** As the named demo user; as a guest for an empty name. */
    async attack({ method, path, headers, body }: HostileRequest, name: string) {
      const at = demo.lines.length
      const answer = await demo.send(method, path, {
        headers,
        ...(name ? { user: accountOf(name) } : {}),
        ...(body === undefined ? {} : { body }),
      })
      const lines = demo.lines.slice(at)
      const reason = answer.status < 500 ? '' : reasonOf(lines.find((line) => reasonOf(line)))
      demo.lines.length = 0
      const call = calledIn(lines)
      if (call?.name === 'deleteAccount' && answer.status === 200) await restoreAccounts()
      return { ...answer, reason, call }
    },
    async close() {
      await demo.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type AttackedBackend = Awaited<ReturnType<typeof openAttackedBackend>>
