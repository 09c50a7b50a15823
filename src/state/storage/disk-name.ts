/**
 * A person's part of names on disk: drawn by lot, and known only to a note that goes with the logout. No name tells
 * who was here, not even to somebody who knows the user's id.
 */

export const aliasNoteName = (tenant: string, user: string) => `alias:${tenant}:${user}`

/** `tenant` stands as it is: a logout finds what to remove by it. */
export const diskNameOf = (tenant: string, user: string): string => {
  const note = aliasNoteName(tenant, user)
  const alias = localStorage.getItem(note) ?? crypto.randomUUID()
  localStorage.setItem(note, alias)
  return `${tenant}:${alias}`
}
