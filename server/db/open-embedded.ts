/** Survives a crash of the process, not of the machine; take the lock of `lock.ts` first. */
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { Log, Store } from '../context.ts'
import { createPoolStore, listenForErrors, types } from './pool-store.ts'

/** Halves the memory of the process. The default list must come first: it carries `--single`. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export const startEngine = (options: PGliteOptions) => PGlite.create({ startParams, ...options })

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Written to a temporary file, synced and renamed, so that a dump is never partial. */
const dumpTo = async (engine: PGlite, file: string) => {
  const dump = await engine.dumpDataDir('gzip')
  const temporary = `${file}.new`
  const handle = await open(temporary, 'w', 0o600)
  try {
    await handle.writeFile(new Uint8Array(await dump.arrayBuffer()))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  await syncFolder(dirname(file))
}

/** The engine has one session, so the pool has one connection: transactions queue. */
export const storeOf = (engine: PGlite, log: Log): Store => {
  const pool = new pg.Pool(Object.assign(createPgConfig(engine), { max: 1, idleTimeoutMillis: 0, types }))
  listenForErrors(pool, log)
  return createPoolStore('embedded', pool, {
    close: () => engine.close(),
    dump: (file) => dumpTo(engine, file),
  })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Created in a temporary folder and renamed, so that a first start that is interrupted leaves no partial store. */
const createStore = async (storeDir: string) => {
  const temporary = `${storeDir}.new`
  await rm(temporary, { recursive: true, force: true })
  const engine = await startEngine({ dataDir: temporary })
  await engine.close()
  await rename(temporary, storeDir)
}

export const openEmbedded = async (dataDir: string, log: Log): Promise<Store> => {
  const storeDir = join(dataDir, 'store')
  if (!(await exists(storeDir))) await createStore(storeDir)
  return storeOf(await startEngine({ dataDir: storeDir }), log)
}
