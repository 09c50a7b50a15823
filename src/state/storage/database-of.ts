/** Public answers lie in the tenant's database, personal ones in one of their own, so that a logout removes by name. */
import type { QueryKey } from '@tanstack/react-query'
import { databases } from '../../contract/storage-names.ts'
import { diskNameOf } from './disk-name.ts'
import { deviceAliases } from './device-accounts.ts'

export const databaseOf = ([owner, tenant, user]: QueryKey): string =>
  owner === 'personal'
    ? databases.personalAnswers(diskNameOf(String(tenant), String(user)))
    : databases.publicAnswers(String(tenant))

/** Not once a logout has taken its name: what was on its way until then would lie there for nobody. */
export const hasKnownOwner = (database: string): boolean => {
  const [, tenant = '', alias] = database.split(':')
  return alias === undefined || [...deviceAliases(tenant).values()].includes(alias)
}
