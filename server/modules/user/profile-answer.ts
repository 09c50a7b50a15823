import type { Profile } from '../../../src/contract/session.ts'
import type { profileOf } from './user.repository.ts'

type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileOf>>>

export const profileAnswer = (row: ProfileRow, roles: readonly string[]): Profile => ({
  roles: [...roles],
  UUID: row.uuid,
  userId: row.id,
  name: row.name,
  lastName: row.last_name,
  // An external provider may have accounts without an e-mail address.
  email: row.email ?? '',
  userInformation: row.information,
  ...(row.pendingEmail === null ? {} : { pendingEmail: row.pendingEmail }),
})
