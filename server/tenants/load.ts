import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorReason } from '../start/error-reason.ts'
import { readTenants, type TenantContents, TenantFileError } from './read-tenants.ts'
import type { Tenant } from './tenant.ts'

/** The project's own folder, seen from the sources and from both depths of the built server. */
const ownFolders = ['./files', '../../server/tenants/files', '../../../server/tenants/files'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const ownFolder = () => ownFolders.find((path) => existsSync(join(path, 'common'))) ?? ownFolders[0] ?? ''

/** TENANTS_DIR; empty is the project's own folder. */
export const tenantsFolder = (tenantsDir: string): string => (tenantsDir ? resolve(tenantsDir) : ownFolder())

const readJson = (folder: string, file: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown
  } catch (error) {
    const isSyntax = error instanceof SyntaxError
    throw new TenantFileError(
      `Tenant file ${file} in ${folder} ${isSyntax ? 'is not JSON' : 'cannot be read'}: ${errorReason(error)}.`,
    )
  }
}

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name))
  } catch (error) {
    throw new TenantFileError(`The folder of the tenants ${folder} cannot be read: ${errorReason(error)}.`)
  }
}

export const readTenantFolder = (folder: string): TenantContents => {
  const files = filesIn(folder).toSorted()
  if (files.length === 0)
    throw new TenantFileError(`The folder of the tenants ${folder} has no file <name>.json.`)
  return {
    tenants: Object.fromEntries(files.map((file) => [file, readJson(folder, file)])),
    plans: readJson(folder, 'common/plans.json'),
  }
}

/** All tenants, the first one first. */
export const loadTenants = (tenantsDir = ''): readonly Tenant[] =>
  readTenants(readTenantFolder(tenantsFolder(tenantsDir)))
