/** Role is the first entry of the user's roles; anything but 'user' is a visitor (ROLE-01 to ROLE-04). */
import { proxy } from 'valtio'
import type { Profile } from '../../contract/session.ts'

export interface Session {
  role: string
  user: Profile | null
  /** 'unknown' until the first effect: the server renders everyone as a visitor. */
  status: 'unknown' | 'visitor' | 'user'
}

const visitorRole = 'client'
export const session = proxy<Session>({ role: visitorRole, user: null, status: 'unknown' })
export const isLoggedIn = (): boolean => session.role === 'user'
export const guestKey = 'guest'
export const userKey = (): string => session.user?.userId ?? guestKey

const roleOf = (user: Pick<Profile, 'roles'>): string => user.roles[0] ?? visitorRole

export const becomeUser = (user: Profile) => {
  const role = roleOf(user)
  session.role = role
  session.user = user
  session.status = role === 'user' ? 'user' : 'visitor'
}
export const becomeVisitor = () => {
  session.role = visitorRole
  session.user = null
  session.status = 'visitor'
}
