import { type JWK, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Ids, Secrets } from '../context.ts'
import { damagedSecret } from '../start/secrets.ts'

export interface IdentityKeys {
  provider: JWK
  portal: JWK
  /** The first signs the provider's cookies, all of them verify. */
  cookies: readonly [string, ...string[]]
}

const signingKey = async (ids: Ids) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: ids.secret(8), alg: 'ES256', use: 'sig' })
}

const loss = 'then everybody has to log in again'

const isSigningKey = async (key: JWK) => {
  const imported = await importJWK(key, 'ES256')
  return imported instanceof CryptoKey && imported.type === 'private'
}

/** Imported here: a key that cannot sign would otherwise show only at the first login. */
const readOrCreateSigningKey = async (name: string, secrets: Secrets, ids: Ids): Promise<JWK> => {
  const text = await secrets.readOrCreate(name, () => signingKey(ids))
  try {
    const key = JSON.parse(text) as JWK
    if (await isSigningKey(key)) return key
  } catch {
    // No JSON, or no key: damaged either way. The error could quote the key, so it is not reported.
  }
  throw damagedSecret(name, loss)
}

const readOrCreateCookieKey = async (secrets: Secrets, ids: Ids) => {
  const name = 'cookie-key'
  const key = await secrets.readOrCreate(name, () => ids.secret(32))
  if (key.trim() === '') throw damagedSecret(name, loss)
  return key
}

export const openKeys = async (secrets: Secrets, ids: Ids): Promise<IdentityKeys> => ({
  provider: await readOrCreateSigningKey('provider-key', secrets, ids),
  portal: await readOrCreateSigningKey('token-key', secrets, ids),
  cookies: [await readOrCreateCookieKey(secrets, ids)],
})
