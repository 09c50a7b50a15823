import { queryOptions } from '@tanstack/react-query'
import {
  changePassword,
  checkRecentLogin,
  confirmLogin,
  endOpenSession,
  endOtherSessions,
  listSessions,
} from '../contract/sessions.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

type Owner = Pick<PersonalScope, 'tenant' | 'user'>
export const sessionsKey = (owner: Owner) => personalKey(owner, 'sessions')
export const sessionsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: sessionsKey(owner),
    queryFn: async ({ signal }) => (await request(listSessions, {}, { signal })).sessions,
    staleTime: 0,
  })

export const endSessionThere = (id: string) => request(endOpenSession, { params: { id } })
export const endSessionsElsewhere = async () => (await request(endOtherSessions, {})).ended
/** Resolves once the login is recent: the request asks for it where it is not. */
export const requireRecentLogin = (): Promise<void> => request(checkRecentLogin, {})
export const confirmByPassword = (password: string): Promise<void> =>
  request(confirmLogin, { body: { password } })
export const changeOwnPassword = (current: string, password: string) =>
  request(changePassword, { body: { current, password } })
