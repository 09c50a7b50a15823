import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorReason } from './error-reason.ts'
import type { Ids, Secrets } from '../context.ts'
import { StartError } from './settings.ts'

const exists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A stored secret that is not what was written: truncated, edited, or another file. */
export const damagedSecret = (name: string, loss: string): StartError =>
  new StartError(
    `The secret ${name} in DATA_DIR/secrets is damaged; put a copy of it back, or delete it: ${loss}.`,
  )

/** Written to a temporary name and linked, so that two processes end up with one secret. */
const writeOnce = async (file: string, secret: string, temporary: string) => {
  await writeFile(temporary, secret, { mode: 0o600 })
  try {
    await link(temporary, file)
    return secret
  } catch (error) {
    if (!exists(error)) throw error
    return await readFile(file, 'utf8')
  } finally {
    await rm(temporary, { force: true })
  }
}

export const openSecrets = async (dataDir: string, ids: Ids): Promise<Secrets> => {
  const folder = join(dataDir, 'secrets')
  const refuse = (error: unknown): never => {
    throw new StartError(`The secrets in ${folder} cannot be read and written: ${errorReason(error)}.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuse)
  const read = (file: string) =>
    readFile(file, 'utf8').catch((error: unknown) => (isMissing(error) ? null : refuse(error)))
  return {
    async readOrCreate(name, make) {
      if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) throw new Error(`'${name}' is no name for a secret`)
      const file = join(folder, name)
      const stored = await read(file)
      if (stored !== null) return stored
      return writeOnce(file, await make(), `${file}.${ids.secret(6)}`).catch(refuse)
    },
  }
}
