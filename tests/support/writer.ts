/**
 * A process that writes as fast as it can, to be killed. It prints what it found, then each confirmed commit. Every
 * transaction writes four rows that belong together, so a partial one would be visible.
 */
import { openDataFolder } from '../../server/start/data-folder.ts'
import { openStore } from '../../server/db/open-store.ts'
import type { Log, Scope, Store } from '../../server/context.ts'
import { readSettings, StartError } from '../../server/start/settings.ts'
import { CompiledQuery } from 'kysely'

const tenant = 'riwaq'
const account = 'writer'
const printLine = (words: readonly unknown[]) => process.stdout.write(`${words.join(' ')}\n`)
const log: Log = {
  info: (fields) => printLine(['info', JSON.stringify(fields)]),
  warn: () => undefined,
  error: (fields) => printLine(['error', JSON.stringify(fields)]),
}

const countRows = (store: Store) =>
  store.within(tenant, async ({ db }) => {
    const count = async (table: 'likes' | 'history' | 'outbox') =>
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows
    const word = await db.selectFrom('word').select('value').where('key', '=', 'last').executeTakeFirst()
    return [await count('likes'), await count('history'), await count('outbox'), Number(word?.value ?? 0)]
  })

const writeRows = async ({ db }: Scope, n: number) => {
  const item = `trk_${n}`
  const now = new Date(n)
  await db.insertInto('likes').values({ tenant, account, type: 'tracks', item, created: now }).execute()
  await db
    .insertInto('history')
    .values({ tenant, account, type: 'PLAY', item, content_type: 'X', position: n, updated: now })
    .execute()
  await db
    .insertInto('outbox')
    .values({
      tenant,
      id: String(n),
      name: 'liked',
      payload: '{}',
      event_key: null,
      created: now,
      due: now,
      sent: null,
      failed: null,
    })
    .execute()
  await db
    .insertInto('word')
    .values({ tenant, lang: 'en', key: 'last', value: String(n) })
    .onConflict((conflict) => conflict.columns(['tenant', 'lang', 'key']).doUpdateSet({ value: String(n) }))
    .execute()
}

const writeUntilKilled = async () => {
  const settings = readSettings(process.env)
  const { path, lock } = await openDataFolder(settings)
  const store = await openStore(settings, path, log)
  const [likes = 0, ...others] = await countRows(store)
  printLine(['found', likes, ...others])
  if (process.env['ONLY_OPEN']) {
    await store.close()
    await lock.release()
    return
  }
  for (let n = likes + 1; ; n++) {
    await store.within(tenant, (scope) => writeRows(scope, n))
    printLine(['wrote', n])
    // On a server of others' a checkpoint is theirs to make.
    if (n % 50 === 0 && store.engine === 'embedded')
      await store.raw.executeQuery(CompiledQuery.raw('checkpoint'))
  }
}

writeUntilKilled().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exit(1)
})
