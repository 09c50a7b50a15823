/** Keys of the login, made at the first start and kept with the other secrets. */
import { type JWK, exportJWK, generateKeyPair } from 'jose'
import type { Ids, Secrets } from '../parts.ts'

export interface IdentityKeys {
  /** Signs what the provider issues. */
  provider: JWK
  /** Signs the portal's own access tokens. */
  portal: JWK
  /** The first signs the provider's cookies, all of them verify. */
  cookies: readonly string[]
}

const signingKey = async (ids: Ids) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: ids.secret(8), alg: 'ES256', use: 'sig' })
}

export const openKeys = async (secrets: Secrets, ids: Ids): Promise<IdentityKeys> => ({
  provider: JSON.parse(await secrets.keep('provider-key', () => signingKey(ids))) as JWK,
  portal: JSON.parse(await secrets.keep('token-key', () => signingKey(ids))) as JWK,
  cookies: [await secrets.keep('cookie-key', () => ids.secret(32))],
})
