/** The steps of a person whose tenant has an identity provider of its own. */
import { expect } from 'vitest'
import * as v from 'valibot'
import { Token } from '../../src/contract/session.ts'
import { clientId, startExternalProvider } from './external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from './identity-server.ts'
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

interface ServerElsewhere {
  foreign: Awaited<ReturnType<typeof startExternalProvider>>
  server: IdentityServer
}

/** Riwaq has a working provider of its own, Nour one that answers wrongly, Klang one that cannot be reached. */
export const startServerElsewhere = async (): Promise<ServerElsewhere> => {
  const foreign = await startExternalProvider()
  const issuers: Record<string, string> = {
    riwaq: foreign.issuer,
    nour: foreign.crookedIssuer,
    klang: 'http://127.0.0.1:1',
  }
  const server = await startIdentityServer((tenant) => ({
    ...tenant,
    identity: { issuer: issuers[tenant.name] ?? null, clientId },
  }))
  foreign.know(server.visitor('riwaq').origin)
  return { foreign, server }
}
