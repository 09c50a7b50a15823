import pg from 'pg'
import type { Log, Store } from '../context.ts'
import { StartError } from '../start/settings.ts'
import { createPoolStore, listenForErrors, types } from './pool-store.ts'

const seconds = 1000
const oldestVersion = 15

/** An older version would fail later, with an error that explains nothing. */
export const refuseOldVersion = (version: string): void => {
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new StartError(`PostgreSQL ${oldestVersion} or later is needed; DATABASE_URL leads to ${version}.`)
}

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
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    refuseOldVersion(rows[0]?.server_version ?? '')
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}
