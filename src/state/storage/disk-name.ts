/** Random, and stored only in a note that is deleted at logout: no name on disk identifies the user. */
import { localKeys } from '../../contract/storage-names.ts'

/** `tenant` is readable: a logout finds what to delete by it. */
export const diskNameOf = (tenant: string, user: string): string => {
  const note = localKeys.alias(tenant, user)
  const alias = localStorage.getItem(note) ?? crypto.randomUUID()
  localStorage.setItem(note, alias)
  return `${tenant}:${alias}`
}
