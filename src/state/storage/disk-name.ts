/**
 * A person's part of names on disk: drawn by lot, and known only to a note that goes with the logout. No name tells
 * who was here, not even to somebody who knows the user's id.
 */
import { localKeys } from '../../contract/storage-names.ts'

/** `tenant` stands as it is: a logout finds what to remove by it. */
export const diskNameOf = (tenant: string, user: string): string => {
  const note = localKeys.alias(tenant, user)
  const alias = localStorage.getItem(note) ?? crypto.randomUUID()
  localStorage.setItem(note, alias)
  return `${tenant}:${alias}`
}
