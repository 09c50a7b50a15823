import { readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { errorReason } from '../../start/error-reason.ts'
import type { Log } from '../../context.ts'
import { isMissing } from '../files/is-missing.ts'
import type { FileFacts } from '../ranges.ts'
import type { FileType } from './file-types.ts'
import { factsOf, openForReading } from './open-file.ts'

export interface FoundFile {
  path: string
  facts: FileFacts
  fileType: FileType
}
export interface MediaFolder {
  /** In the item's folder, or in one that the names below it lead to. */
  namesIn(tenant: string, id: string, ...below: readonly string[]): Promise<readonly string[]>
  /** The first existing one of the types; null, with a line in the log, for one that cannot be served. */
  find(tenant: string, id: string, name: string, types: readonly FileType[]): Promise<FoundFile | null>
  /** The file that these names below the item's folder lead to. */
  findPath(tenant: string, id: string, below: readonly string[], type: FileType): Promise<FoundFile | null>
  /** For a file that is served, with a reason to look at it: once for each version. */
  warnOnce(found: FoundFile, findReason: () => Promise<string | null>): Promise<void>
}

/** Paths are built from these names, so they cannot leave the folder. */
const isSafeName = (name: string) => /^[A-Za-z0-9_-]{1,64}$/.test(name)

const maxFaults = 10_000

/** Each version of a file is checked once and logged once. */
const createFaultCache = (log: Log, message: string) => {
  const faults = new Map<string, string | null>()
  return async (path: string, version: string, findFault: () => Promise<string | null>) => {
    const key = `${path}|${version}`
    const known = faults.get(key)
    if (known !== undefined) return known
    const fault = await findFault()
    if (fault) log.warn({ file: path, reason: fault }, message)
    faults.set(key, fault)
    const oldest = faults.size > maxFaults ? faults.keys().next().value : undefined
    if (oldest !== undefined) faults.delete(oldest)
    return fault
  }
}

export const openMediaFolder = (root: string, log: Log): MediaFolder => {
  const faultOf = createFaultCache(log, 'a media file is not served')
  const warningOf = createFaultCache(log, 'a media file needs attention')

  /** Null for a link that leads out of the tenant's folder; links within it are allowed. */
  const realPathIn = async (tenant: string, path: string) => {
    const [home, real] = await Promise.all([realpath(join(root, tenant)), realpath(path)])
    if (real.startsWith(home + sep)) return real
    await faultOf(path, real, () => Promise.resolve('it is a link out of the folder of its tenant'))
    return null
  }
  const inspect = async (tenant: string, path: string, fileType: FileType): Promise<FoundFile | null> => {
    const real = await realPathIn(tenant, path)
    if (!real) return null
    const file = await openForReading(real)
    try {
      const stats = await file.stat({ bigint: true })
      const facts = factsOf(stats, fileType.type)
      const fault = await faultOf(path, facts.etag, async () => {
        if (!stats.isFile()) return 'it is no file'
        return facts.size === 0 ? 'it is empty' : fileType.findFault(file, facts.size)
      })
      return fault ? null : { path: real, facts, fileType }
    } finally {
      await file.close()
    }
  }
  const inspectIfThere = async (tenant: string, path: string, fileType: FileType) => {
    try {
      return await inspect(tenant, path, fileType)
    } catch (error) {
      // It was deleted in between, or a link leads nowhere.
      if (!isMissing(error)) await faultOf(path, 'unreadable', () => Promise.resolve(errorReason(error)))
      return null
    }
  }
  const namesIn = async (tenant: string, id: string, ...below: readonly string[]) => {
    if (!isSafeName(tenant) || !isSafeName(id)) return []
    try {
      return await readdir(join(root, tenant, id, ...below))
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }
  return {
    namesIn,
    async find(tenant, id, name, types) {
      const names = await namesIn(tenant, id)
      const fileType = types.find(({ extension }) => names.includes(`${name}.${extension}`))
      return fileType
        ? inspectIfThere(tenant, join(root, tenant, id, `${name}.${fileType.extension}`), fileType)
        : null
    },
    async findPath(tenant, id, below, fileType) {
      if (!isSafeName(tenant) || !isSafeName(id)) return null
      return inspectIfThere(tenant, join(root, tenant, id, ...below), fileType)
    },
    async warnOnce({ path, facts }, findReason) {
      await warningOf(path, facts.etag, findReason)
    },
  }
}
