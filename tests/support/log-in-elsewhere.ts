/** The steps of a person whose tenant has an identity provider of its own. */
import { expect } from 'vitest'
import * as v from 'valibot'
import { Token } from '../../src/contract/session.ts'
import { codeInLocation } from './log-in.ts'
import type { VisitedPage, Visitor } from './visitor.ts'

export const queryOf = (address: string | null) => new URL(address ?? '/', 'http://x').searchParams
export const startLogin = (who: Visitor, redirectUrl = '/en/music') => {
  const tenant = who.host.split('.')[0] ?? ''
  return who.visit(`/login/${tenant}?${new URLSearchParams({ lang: 'en', redirectUrl }).toString()}`)
}
/** One browser has two sites open in turn: the portal and the provider. */
export const passProvider = async (there: Visitor, left: VisitedPage) =>
  there.follow(await there.visit(left.location ?? ''))

export const refresh = (who: Visitor, refreshToken: string) =>
  who.call('/security/token/refresh', { refreshToken })

/** With the browser at the provider, which may be signed in there already. */
export const logInElsewhere = async (who: Visitor, there: Visitor) => {
  const sent = await passProvider(there, await startLogin(who))
  const back = await who.visit(sent.location ?? '')
  const answer = await who.call('/login/api', { code: codeInLocation(back) })
  expect(answer.status).toBe(200)
  return { token: v.parse(Token, answer.json), back, there }
}
