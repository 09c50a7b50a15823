/// <reference types="vite/types/importMeta.d.ts" />
/** Numbered SQL files, forward only, each in one transaction together with its row in the table `migration`. */
import { createHash } from 'node:crypto'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Store } from '../context.ts'
import { StartError } from '../start/settings.ts'
import type { Tables } from './tables.ts'

interface Migration {
  number: number
  name: string
  text: string
}

const numberOf = (name: string) => {
  const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  if (!Number.isInteger(number)) throw new Error(`'${name}' is not named like 0001-what-it-does.sql`)
  return number
}

export const migrationsFrom = (files: Record<string, string>): Migration[] =>
  Object.entries(files)
    .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
    .map(({ name, text }) => ({ number: numberOf(name), name, text }))
    .sort((a, b) => a.number - b.number)

/** The build includes the files, so that the server runs without its sources. */
export const migrations: readonly Migration[] = migrationsFrom(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

interface Applied {
  number: number
  name: string
  checksum: string
}
type Db = Kysely<Tables> | Transaction<Tables>
const run = (db: Db, text: string, values: readonly unknown[] = []) =>
  db.executeQuery<Applied>(CompiledQuery.raw(text, [...values]))

/** `create … if not exists` still collides when two processes run it at once; any fixed number will do as the key. */
const prepare = (db: Kysely<Tables>) =>
  db.transaction().execute(async (tx) => {
    await run(tx, 'select pg_advisory_xact_lock(720901)')
    await run(
      tx,
      `create table if not exists migration (
        number int primary key, name text not null, checksum text not null, at timestamptz not null default now())`,
    )
  })

const refuseUnknownMigrations = (applied: readonly Applied[], known: readonly Migration[]) => {
  for (const row of applied) {
    const file = known.find((one) => one.number === row.number)
    if (!file)
      throw new StartError(
        `The database was written by a newer version (step ${row.name}); start that version, or restore a backup.`,
      )
    if (checksumOf(file.text) !== row.checksum)
      throw new StartError(
        `The migration ${file.name} was changed after it ran; restore it and add a new one.`,
      )
  }
}

/** One migration under the lock, which is taken again for each: a process that waited sees what the other one did. */
const runNext = (db: Kysely<Tables>, known: readonly Migration[]) =>
  db.transaction().execute(async (tx) => {
    await run(tx, 'lock table migration in access exclusive mode')
    const applied = (await run(tx, 'select number, name, checksum from migration order by number')).rows
    refuseUnknownMigrations(applied, known)
    const next = known.find((one) => !applied.some((row) => row.number === one.number))
    if (!next) return null
    await run(tx, next.text)
    await run(tx, 'insert into migration (number, name, checksum) values ($1, $2, $3)', [
      next.number,
      next.name,
      checksumOf(next.text),
    ])
    return next.name
  })

export const migrate = async (store: Store, known: readonly Migration[] = migrations): Promise<string[]> => {
  await prepare(store.raw)
  const done: string[] = []
  for (;;) {
    const name = await runNext(store.raw, known)
    if (name === null) return done
    done.push(name)
  }
}
