/** Personal answers have a database of their own, so that a logout deletes by name. */
import type { QueryKey } from '@tanstack/react-query'
import { databases } from '../../contract/storage-names.ts'
import { diskNameOf } from './disk-name.ts'
import { deviceAliases } from './device-accounts.ts'

export const databaseOf = ([owner, tenant, user]: QueryKey): string =>
  owner === 'personal'
    ? databases.personalAnswers(diskNameOf(String(tenant), String(user)))
    : databases.publicAnswers(String(tenant))

/** False once a logout has deleted the name: a late answer would be stored for nobody. */
export const hasKnownOwner = (database: string): boolean => {
  const [, tenant = '', alias] = database.split(':')
  return alias === undefined || [...deviceAliases(tenant).values()].includes(alias)
}
