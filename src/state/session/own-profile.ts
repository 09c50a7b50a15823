/** The user changed their own profile: this tab shows it at once, and the others read it from the record. */
import type { Profile } from '../../contract/session.ts'
import { becomeUser, session } from './session.ts'
import type { SessionStore } from './session-record.ts'

interface ProfileSharing {
  store: Pick<SessionStore, 'read' | 'keepUser'>
  notifyOtherTabs(event: 'profile'): void
}
let sharing: ProfileSharing | null = null
export const shareProfileWith = (given: ProfileSharing) => {
  sharing = given
}

/** An answer that arrives after another login is ignored. */
const isOwn = (user: Profile | null): user is Profile => user !== null && session.user?.userId === user.userId

let changes = 0
/** Grows with each change: an answer that was asked for before one may be older than what is shown. */
export const countProfileChanges = () => changes

const showChange = (user: Profile) => {
  changes += 1
  becomeUser(user)
}

export const changeOwnProfile = (user: Profile) => {
  if (!isOwn(user)) return
  sharing?.store.keepUser(user)
  showChange(user)
  sharing?.notifyOtherTabs('profile')
}

export const followOwnProfile = () => {
  const user = sharing?.store.read()?.user ?? null
  if (isOwn(user)) showChange(user)
}
