/** A PostgreSQL of one's own, 15 or later. */
import pg from 'pg'
import type { Log, Store } from '../parts.ts'
import { createPoolStore, listenForErrors, types } from './pool-store.ts'

const seconds = 1000

export const openPostgres = async (url: string, connections: number, log: Log): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'riwaq',
    connectionTimeoutMillis: 10 * seconds,
    statement_timeout: 15 * seconds,
    idle_in_transaction_session_timeout: 30 * seconds,
  })
  listenForErrors(pool, log)
  const store = createPoolStore('postgres', pool, { close: () => Promise.resolve() })
  try {
    await pool.query('select 1')
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}
