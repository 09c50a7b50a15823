import type { CreationOptions } from '../../../src/contract/passkeys.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

/** Ed25519, P-256, RSA: named here, so that processes with another Node offer the same. */
export const passkeyAlgorithms = [-8, -7, -257]

interface NewPasskey {
  challenge: string
  host: string
  brand: string
  account: { uuid: string; email: string | null; name: string; lastName: string }
  /** Each authenticator holds one passkey of an account. */
  known: readonly Pick<PasskeyRow, 'credential' | 'transports'>[]
  lifetimeMs: number
}

export const userHandleOf = (uuid: string) => Buffer.from(uuid, 'utf8').toString('base64url')

/**
 * The login asks for no address, so a passkey must be found by its host alone (`residentKey`). It stands for the password,
 * so its device must have recognised the person (`userVerification`), not only a touch.
 */
export const creationOptionsFor = ({
  challenge,
  host,
  brand,
  account,
  known,
  lifetimeMs,
}: NewPasskey): CreationOptions => {
  const displayName = [account.name, account.lastName].filter(Boolean).join(' ')
  return {
    challenge,
    rp: { id: host, name: brand },
    user: { id: userHandleOf(account.uuid), name: account.email ?? displayName, displayName },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: lifetimeMs,
    attestation: 'none',
    excludeCredentials: known.map(({ credential, transports }) => ({
      type: 'public-key',
      id: credential,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}
