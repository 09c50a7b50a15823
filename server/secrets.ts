/** Secrets made once and kept in the data folder, readable by the owner only. */
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids, Secrets } from './parts.ts'

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const openSecrets = async (dataDir: string, ids: Ids): Promise<Secrets> => {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const read = (file: string) =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  return {
    async keep(name, make) {
      if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) throw new Error(`'${name}' is no name for a secret`)
      const file = join(folder, name)
      const kept = await read(file)
      if (kept !== null) return kept
      const made = await make()
      // Written beside and linked into place: two makers end with one secret, and nobody reads half of it.
      const beside = `${file}.${ids.secret(6)}`
      await writeFile(beside, made, { mode: 0o600 })
      try {
        await link(beside, file)
        return made
      } catch (error) {
        if (!isThere(error)) throw error
        return await readFile(file, 'utf8')
      } finally {
        await rm(beside, { force: true })
      }
    },
  }
}
