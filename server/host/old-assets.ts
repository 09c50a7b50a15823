/**
 * Hashed files of earlier builds: a page that is still open asks for the chunks of its own build. Each start copies
 * its files here and renews their date; what no build has had for thirty days goes.
 */
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type StoredFile, etagOf, read, readIfThere, typeOf } from './files.ts'

export interface OldAssets {
  get(address: string): Promise<StoredFile | null>
}

const keptFor = 30 * 24 * 60 * 60_000

const sweep = async (folder: string, now: Date) => {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > keptFor) await rm(join(folder, name))
  }
}

const keep = async (from: string, folder: string, present: ReadonlySet<string>, now: Date) => {
  for (const name of await readdir(from)) {
    const to = join(folder, name)
    if (!present.has(name)) await copyFile(join(from, name), to)
    await utimes(to, now, now)
  }
}

/** `from` is the build's own folder of hashed files. */
export const openOldAssets = async (from: string, dataDir: string, now: Date): Promise<OldAssets> => {
  const folder = join(dataDir, 'assets')
  await mkdir(folder, { recursive: true })
  await keep(from, folder, new Set(await readdir(folder)), now)
  await sweep(folder, now)
  // The names are read once: an address is looked up among them, never joined to a path.
  const names = new Set(await readdir(folder))
  return {
    async get(address) {
      const name = basename(address)
      if (address !== `/assets/${name}` || !names.has(name) || name.endsWith('.br')) return null
      const body = await read(join(folder, name))
      const brotli = await readIfThere(join(folder, `${name}.br`))
      return { type: typeOf(name), body, brotli, etag: etagOf(body) }
    },
  }
}

export const noOldAssets: OldAssets = { get: () => Promise.resolve(null) }
