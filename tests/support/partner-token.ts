/** A partner site of the tenant, at the portal's provider. */
import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { codeInLocation, submitLogin } from './log-in.ts'
import type { Visitor } from './visitor.ts'

const challenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
/** What a partner site of the tenant would do at the provider, up to its tokens. */
export const partnerToken = async (who: Visitor, email: string, resource: string | null) => {
  const verifier = randomBytes(40).toString('base64url')
  const redirect_uri = `${who.origin}/login/return`
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid profile email',
    prompt: 'login',
    redirect_uri,
    code_challenge: challenge(verifier),
    code_challenge_method: 'S256',
    ...(resource ? { resource } : {}),
  })
  const page = await who.follow(await who.visit(`/oidc/auth?${query.toString()}`))
  const back = await who.follow(await submitLogin(who, page, email), (path) =>
    path.startsWith('/login/return'),
  )
  const answer = await who.ask('/oidc/token', {
    grant_type: 'authorization_code',
    client_id: 'portal',
    code: codeInLocation(back),
    code_verifier: verifier,
    redirect_uri,
    ...(resource ? { resource } : {}),
  })
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text) as { access_token: string; id_token: string; refresh_token?: string }
}
