/** The least recently read is deleted first; partial files are never read. */
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorReason } from '../../start/error-reason.ts'
import { StartError } from '../../start/settings.ts'

export interface DiskCache {
  folder: string
  read(name: string): Promise<Buffer | null>
  write(name: string, bytes: Uint8Array): Promise<void>
  adopt(name: string, from: string): Promise<void>
  has(name: string): Promise<{ size: number; modified: Date } | null>
  pathOf(name: string): string
  /** Path of a partial file until it is adopted; no two are the same. */
  partPathOf(name: string): string
  touch(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Until the folder is under its bound; also partial files of crashed writers. */
  sweep(): Promise<void>
}

const nullIfMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
const partSuffix = '.part'
/** No file takes longer to write; a younger partial file may belong to another process. */
const maxPartAgeMs = 60 * 60_000

const isPart = ({ name }: { name: string }) => name.endsWith(partSuffix)

const listFiles = async (folder: string) => {
  const names = await readdir(folder)
  const facts = await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name)).catch(nullIfMissing)
      return info && { name, size: info.size, used: info.mtimeMs }
    }),
  )
  return facts.filter((fact) => fact !== null)
}

export const openDiskCache = async (folder: string, maxBytes: number): Promise<DiskCache> => {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const pathOf = (name: string) => join(folder, name)
  const partPathOf = (name: string) => pathOf(`${name}.${randomBytes(4).toString('hex')}${partSuffix}`)
  let written = 0
  const cache: DiskCache = {
    folder,
    pathOf,
    partPathOf,
    async read(name) {
      const bytes = await readFile(pathOf(name)).catch(nullIfMissing)
      if (bytes) await cache.touch(name)
      return bytes
    },
    async write(name, bytes) {
      const part = partPathOf(name)
      try {
        await writeFile(part, bytes)
        await cache.adopt(name, part)
      } catch (error) {
        // A full disk must not be filled further.
        await rm(part, { force: true })
        throw error
      }
    },
    async adopt(name, from) {
      await rename(from, pathOf(name))
      written += (await cache.has(name))?.size ?? 0
      if (written < maxBytes / 20) return
      written = 0
      await cache.sweep()
    },
    async has(name) {
      const info = await stat(pathOf(name)).catch(nullIfMissing)
      return info && { size: info.size, modified: info.mtime }
    },
    // The sweep orders files by this time; a file that a sweep has just deleted needs none.
    async touch(name) {
      await utimes(pathOf(name), new Date(), new Date()).catch(nullIfMissing)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async sweep() {
      const files = await listFiles(folder)
      const staleBefore = Date.now() - maxPartAgeMs
      const [finished, parts] = [files.filter((file) => !isPart(file)), files.filter(isPart)]
      const stale = parts.filter(({ used }) => used < staleBefore)
      await Promise.all(stale.map(({ name }) => cache.remove(name)))
      // Partial files take space as well.
      const remaining = files.filter((file) => !stale.includes(file))
      let total = remaining.reduce((sum, { size }) => sum + size, 0)
      for (const { name, size } of finished.sort((a, b) => a.used - b.used)) {
        if (total <= maxBytes) break
        await cache.remove(name)
        total -= size
      }
    },
  }
  await cache.sweep()
  return cache
}

export type OpenCache = (kind: string, megabytes: number) => Promise<DiskCache>

const megabyte = 2 ** 20

export const createOpenCache =
  (dataDir: string): OpenCache =>
  async (kind, megabytes) => {
    const folder = join(dataDir, 'cache', kind)
    try {
      return await openDiskCache(folder, megabytes * megabyte)
    } catch (error) {
      throw new StartError(`The cache folder ${folder} cannot be written: ${errorReason(error)}.`)
    }
  }
