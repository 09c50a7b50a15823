/**
 * Hashed files of earlier builds: a page that is still open requests the chunks of its own build. Each start copies its
 * files here and renews their date; files that no build has had for thirty days are deleted. Several processes may
 * start at once on one folder: partial copies are never visible, and a file that another process deleted is no failure.
 */
import { randomBytes } from 'node:crypto'
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openFolder } from '../start/data-folder.ts'
import { type StoredFile, etagOf, readIfThere, typeOf } from './built-files.ts'

export interface OldAssets {
  get(address: string): Promise<StoredFile | null>
}

const maxAgeMs = 30 * 24 * 60 * 60_000

const partSuffix = '.part'
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const whereMissing =
  <T>(fallback: () => T) =>
  (error: unknown): T => {
    if (isMissing(error)) return fallback()
    throw error
  }

const deleteExpired = async (folder: string, now: Date) => {
  for (const name of await readdir(folder)) {
    const facts = await stat(join(folder, name)).catch(whereMissing(() => null))
    if (facts && now.getTime() - facts.mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true })
  }
}

const copy = async (from: string, to: string, now: Date) => {
  const part = `${to}.${randomBytes(4).toString('hex')}${partSuffix}`
  await copyFile(from, part)
  await utimes(part, now, now)
  await rename(part, to)
}
const copyAssets = async (from: string, folder: string, now: Date) => {
  for (const name of await readdir(from)) {
    const to = join(folder, name)
    await utimes(to, now, now).catch(whereMissing(() => copy(join(from, name), to, now)))
  }
}

export const openOldAssets = async (from: string, dataDir: string, now: Date): Promise<OldAssets> => {
  const folder = join(dataDir, 'assets')
  await openFolder(folder, 'folder of earlier builds')
  await copyAssets(from, folder, now)
  await deleteExpired(folder, now)
  // The names are read once: an address is looked up among them, never joined to a path.
  const names = new Set((await readdir(folder)).filter((name) => !name.endsWith(partSuffix)))
  return {
    async get(address) {
      const name = basename(address)
      if (address !== `/assets/${name}` || !names.has(name) || name.endsWith('.br')) return null
      const body = await readIfThere(join(folder, name))
      if (!body) return null
      const brotli = await readIfThere(join(folder, `${name}.br`))
      return { type: typeOf(name), body, brotli, etag: etagOf(body) }
    },
  }
}

export const noOldAssets: OldAssets = { get: () => Promise.resolve(null) }
