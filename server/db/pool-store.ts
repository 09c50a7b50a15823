/** The store over a `pg.Pool`; both engines use it, so they cannot differ. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log, Scope, Store } from '../context.ts'
import type { Tables } from './tables.ts'

const int8 = 20
const safeInteger = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the database answered ${text}, beyond a safe integer`)
  return value
}
/** Counts come back as numbers, not as text. Everything else stays as `pg` has it. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? safeInteger : pg.types.getTypeParser(id, format)),
}

/** A broken connection emits an error on itself and on its pool; without both listeners it ends the process. */
export const listenForErrors = (pool: pg.Pool, log: Log) => {
  const logError = (error: Error) => log.error({ reason: error.message }, 'a connection to the store failed')
  pool.on('error', logError)
  pool.on('connect', (client) => client.on('error', logError))
}

/** Serialisation failure and deadlock: the transaction did nothing and may be run again. */
const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
const attempts = 4

/** Both settings end with the transaction, so a pooled connection never carries a tenant to the next one. */
const enterTenant = (tenant: string) =>
  CompiledQuery.raw("select set_config('role', 'riwaq_app', true), set_config('app.tenant', $1, true)", [
    tenant,
  ])

interface OpenTransaction {
  afterCommit: (() => void)[]
}
/** One connection would wait for itself for ever, another would not see the changes: both are refused. */
const openTransaction = new AsyncLocalStorage<OpenTransaction>()

export const createPoolStore = (
  engine: Store['engine'],
  pool: pg.Pool,
  more: { close(): Promise<void>; dump?: NonNullable<Store['dump']> },
): Store => {
  const raw = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const runTransaction = async <T>(tenant: string, work: (scope: Scope) => Promise<T>) => {
    const transaction: OpenTransaction = { afterCommit: [] }
    const result = await raw.transaction().execute(async (db) => {
      await db.executeQuery(enterTenant(tenant))
      return openTransaction.run(transaction, () => work({ tenant, db }))
    })
    for (const act of transaction.afterCommit) act()
    return result
  }
  return {
    engine,
    raw,
    async within(tenant, work) {
      if (tenant === '') throw new Error('a transaction needs a tenant')
      if (openTransaction.getStore() !== undefined)
        throw new Error('this work already runs in a transaction; hand its scope down')
      for (let attempt = 1; ; attempt++) {
        try {
          return await runTransaction(tenant, work)
        } catch (error) {
          if (attempt === attempts || !isRetryable(error)) throw error
        }
      }
    },
    afterCommit(act) {
      const transaction = openTransaction.getStore()
      if (transaction) transaction.afterCommit.push(act)
      else act()
    },
    async close() {
      await raw.destroy()
      // Kysely ends the pool only if a query has used it.
      if (!pool.ending) await pool.end()
      await more.close()
    },
    ...(more.dump ? { dump: more.dump } : {}),
  }
}
