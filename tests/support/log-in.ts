/** The steps of a user through the login, up to the tokens. */
import { expect } from 'vitest'
import * as v from 'valibot'
import { Token } from '../../src/contract/session.ts'
import { password } from './identity-server.ts'
import { type VisitedPage, type Visitor, formAction } from './visitor.ts'

const tenantOf = (who: Visitor) => who.host.split('.')[0] ?? ''

export const openLogin = async (who: Visitor, redirectUrl = '/', kind = 'login', lang = 'en') => {
  const query = new URLSearchParams({ lang, redirectUrl }).toString()
  return who.follow(await who.visit(`/${kind}/${tenantOf(who)}?${query}`))
}
export const postLogin = (who: Visitor, page: VisitedPage, email: string, typed = password) =>
  who.post(formAction(page), { email, password: typed })

/** Returns the page with the result. */
export const submitLogin = async (who: Visitor, page: VisitedPage, email: string, typed = password) =>
  who.follow(await postLogin(who, page, email, typed), (path) => !path.startsWith('/oidc/interaction/'))

/** Follows the provider back to the portal and stops before the portal's own page. */
export const followToPortal = (who: Visitor, answer: VisitedPage) =>
  who.follow(answer, (path) => !/^\/(oidc|login)\//.test(path))

export const codeInLocation = (returned: VisitedPage): string => {
  const code = new URL(returned.location ?? '/', 'http://x').searchParams.get('code')
  if (!code) throw new Error(`no code: ${returned.status} ${returned.path} ${returned.location ?? ''}`)
  return code
}
export const getCode = async (who: Visitor, email: string) =>
  codeInLocation(await followToPortal(who, await submitLogin(who, await openLogin(who), email)))

export const logIn = async (who: Visitor, email: string): Promise<Token> => {
  const answer = await who.call('/login/api', { code: await getCode(who, email) })
  expect(answer.status).toBe(200)
  return v.parse(Token, answer.json)
}

/** As after a logout that reached the portal, but not its provider. */
export const dropSessionCookie = (who: Visitor) => {
  who.jar = who.jar.filter(({ name }) => name !== '__Host-session')
}

/** Turns the half of a session that the page holds. */
export const refreshSession = (who: Visitor, handle: string) =>
  who.call('/security/token/refresh', { refreshToken: handle })
export const renewToken = async (who: Visitor, handle: string): Promise<Token> => {
  const answer = await refreshSession(who, handle)
  expect(answer.status).toBe(200)
  return v.parse(Token, answer.json)
}
export const fetchProfile = (who: Visitor, token: string) => who.call('/user/profile', undefined, token)
