import * as v from 'valibot'
import {
  type CreationOptions,
  type NewCredential,
  type Passkey,
  type Passkeys,
  Transport,
  longestPasskeyName,
  mostPasskeys,
} from '../../../src/contract/passkeys.ts'
import { Refused } from '../../api/refused.ts'
import type { Ids, Scope, Viewer } from '../../context.ts'
import { authenticatorName, passkeyHolderOf } from './authenticators.ts'
import { saveChallenge, takeChallenge } from './challenges.repository.ts'
import { creationOptionsFor } from './creation-options.ts'
import { type PasskeyRow, accountOfPasskeys, insertPasskey, passkeysOf } from './passkeys.repository.ts'
import { verifyNewCredential } from './verify-credential.ts'

const challengeLifetimeMs = 5 * 60_000

interface Adding {
  viewer: Pick<Viewer, 'account' | 'session'>
  host: string
  now: Date
  ids: Ids
}

export const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  holder: row.holder,
  host: row.host,
  created: row.created.toISOString(),
  used: row.used?.toISOString() ?? null,
  isSynced: row.synced,
  isRefused: row.refused !== null,
})

export const readPasskeys = async (scope: Scope, account: string, host: string | null): Promise<Passkeys> => {
  const owner = await accountOfPasskeys(scope, account)
  return {
    host,
    hasPassword: Boolean(owner?.passwordHash),
    passkeys: (await passkeysOf(scope, account)).map(passkeyOf),
  }
}

const challengeOf = ({ viewer, host }: Adding) => ({
  purpose: 'add' as const,
  bound_to: viewer.session,
  host,
})

export const beginAdding = async (scope: Scope, adding: Adding, brand: string): Promise<CreationOptions> => {
  const { viewer, host, now, ids } = adding
  const account = await accountOfPasskeys(scope, viewer.account)
  if (!account) throw new Refused('NOT_FOUND')
  const passkeys = await passkeysOf(scope, viewer.account)
  if (passkeys.length >= mostPasskeys) throw new Refused('PASSKEYS_FULL')
  const challenge = ids.secret(32)
  const expires = new Date(now.getTime() + challengeLifetimeMs)
  await saveChallenge(scope, { ...challengeOf(adding), challenge, expires })
  const known = passkeys.filter((passkey) => passkey.host === host)
  return creationOptionsFor({ challenge, host, brand, account, known, lifetimeMs: challengeLifetimeMs })
}

const isTransport = (name: string): name is Transport => v.is(Transport, name)

/** With the reason where the challenge is not of this session, or what was made for it does not hold. */
export const finishAdding = async (
  scope: Scope,
  adding: Adding,
  made: { credential: NewCredential; origin: string; userAgent: string },
): Promise<{ passkey: Passkey } | { refusal: string }> => {
  const { viewer, host, now, ids } = adding
  const challenge = await takeChallenge(scope, challengeOf(adding), now)
  if (challenge === null) return { refusal: 'the challenge is used, over, or of another session' }
  const checked = await verifyNewCredential(made.credential, { challenge, origin: made.origin, host })
  if ('refusal' in checked) return checked
  const { credential, publicKey, counter, aaguid, isSynced } = checked.value
  const transports = made.credential.response.transports.filter(isTransport)
  const row: PasskeyRow = {
    id: `psk_${ids.next().toLowerCase()}`,
    account: viewer.account,
    host,
    credential,
    public_key: publicKey,
    counter,
    transports,
    name: authenticatorName(aaguid)?.slice(0, longestPasskeyName) ?? null,
    holder: passkeyHolderOf(transports, made.userAgent),
    synced: isSynced,
    created: now,
    used: null,
    refused: null,
  }
  return (await insertPasskey(scope, row)) ? { passkey: passkeyOf(row) } : { refusal: 'it is known already' }
}
