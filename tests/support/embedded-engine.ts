/** Embedded engines by the dozen, for test files that want a store of their own: what all of them read is read once. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { startEngine } from '../../server/db/open-embedded.ts'

const parts = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

/** Returns its bytes without a copy: a plain Blob splits and joins them, which costs a third of the start. */
class UncopiedBlob extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super([])
    this.#bytes = bytes
  }
  override get size() {
    return this.#bytes.byteLength
  }
  override arrayBuffer() {
    return Promise.resolve(this.#bytes)
  }
}
const readBytes = async (file: string) => {
  const bytes = await readFile(file)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}
const compileModule = async (name: string) => WebAssembly.compile(await readBytes(join(parts, name)))

const shared = {
  pgliteWasmModule: compileModule('pglite.wasm'),
  initdbWasmModule: compileModule('initdb.wasm'),
  fsBundle: readBytes(join(parts, 'pglite.data')),
}
const dumps = new Map<string, Promise<ArrayBuffer>>()
const dumpIn = (file: string) => {
  const dump = dumps.get(file) ?? readBytes(file)
  dumps.set(file, dump)
  return dump
}

/** An engine in memory, with what the dump in this file holds. */
export const engineFromDump = async (file: string): Promise<PGlite> =>
  startEngine({
    loadDataDir: new UncopiedBlob(await dumpIn(file)),
    pgliteWasmModule: await shared.pgliteWasmModule,
    initdbWasmModule: await shared.initdbWasmModule,
    fsBundle: new UncopiedBlob(await shared.fsBundle),
  })

/** No other database is ever made from these, and their files are the half of what a start unpacks. */
const withoutTemplates = [
  `update pg_database set datistemplate = false`,
  'drop database template0',
  'drop database template1',
  'checkpoint',
]
export const dumpOf = async (engine: PGlite): Promise<Uint8Array> => {
  for (const statement of withoutTemplates) await engine.exec(statement)
  return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer())
}

const schema = `select (select count(*) from pg_class) as relations, (select count(*) from pg_attribute) as columns,
  (select count(*) from pg_proc) as functions, (select count(*) from migration) as migrations`
const schemaOf = async (engine: PGlite) => JSON.stringify((await engine.query(schema)).rows)

/** Truncated and not deleted, so that new rows do not take the places of old ones. */
const emptyTables = `do $$
  declare
    one regclass;
    filled text := '';
    has_rows boolean;
  begin
    for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      continue when one = 'migration'::regclass;
      execute format('select exists (select from %s)', one) into has_rows;
      if has_rows then filled := concat_ws(', ', nullif(filled, ''), one::text); end if;
    end loop;
    if filled <> '' then execute 'truncate ' || filled || ' restart identity cascade'; end if;
  end $$`
const mostIdle = 2
const idleEngines: PGlite[] = []

/** Closed for good when a test has changed the schema, or when enough others are idle. */
const lend = (engine: PGlite, schemaBefore: string) => {
  const end = engine.close.bind(engine)
  engine.close = async () => {
    await engine.exec('discard all')
    await engine.exec(emptyTables)
    if (idleEngines.length < mostIdle && (await schemaOf(engine)) === schemaBefore) idleEngines.push(engine)
    else await end()
  }
  return engine
}

/**
 * An engine with every table and no row. What one test closes the next one gets, emptied: that takes a tenth of a start,
 * and most tests want one.
 */
export const emptyEngine = async (file: string): Promise<PGlite> => {
  const idle = idleEngines.pop()
  if (idle) return idle
  const engine = await engineFromDump(file)
  return lend(engine, await schemaOf(engine))
}
