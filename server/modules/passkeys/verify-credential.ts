/** What a browser sends is checked by the library, which is loaded with the first passkey: it reads certificates, too. */
import type { NewCredential, PasskeyAssertion, Transport } from '../../../src/contract/passkeys.ts'
import { passkeyAlgorithms } from './creation-options.ts'

const loadLibrary = () => import('@simplewebauthn/server')

interface Expected {
  challenge: string
  origin: string
  host: string
}
type Checked<Value> = { value: Value } | { refusal: string }

/** The library throws for whatever does not fit; its sentences name the step that failed. */
const refusalOf = (error: unknown) => ({
  refusal: error instanceof Error ? error.message.slice(0, 200) : 'unreadable',
})

interface MadePasskey {
  credential: string
  publicKey: string
  counter: number
  aaguid: string
  isSynced: boolean
}

export const verifyNewCredential = async (
  { id, rawId, type, response }: NewCredential,
  { challenge, origin, host }: Expected,
): Promise<Checked<MadePasskey>> => {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { clientDataJSON, attestationObject } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (!verified) return { refusal: 'the attestation is not valid' }
    const { credential, aaguid, credentialBackedUp } = registrationInfo
    return {
      value: {
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        aaguid,
        isSynced: credentialBackedUp,
      },
    }
  } catch (error) {
    return refusalOf(error)
  }
}

interface StoredPasskey {
  publicKey: string
  transports: Transport[]
}

export const verifyAssertion = async (
  { id, rawId, type, response }: PasskeyAssertion,
  { challenge, origin, host }: Expected,
  { publicKey, transports }: StoredPasskey,
): Promise<Checked<{ counter: number; isSynced: boolean }>> => {
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      // The counter is compared where it is stored (`countUse`), so that a copy can be told from a wrong signature.
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
        transports,
      },
      requireUserVerification: true,
    })
    if (!verified) return { refusal: 'the signature is not valid' }
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { value: { counter: newCounter, isSynced: credentialBackedUp } }
  } catch (error) {
    return refusalOf(error)
  }
}
