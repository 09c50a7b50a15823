/** Asks the device for a passkey. Loaded with the section, so that the browser asks right after the press. */
import { WebAuthnError, startRegistration } from '@simplewebauthn/browser'
import type { CreationOptions, NewCredential } from '../../../contract/passkeys.ts'

/** 'known': this device has one already; 'canceled': the person, or the time for it, ended the question. */
type MadePasskey = { kind: 'made'; credential: NewCredential } | { kind: 'known' | 'canceled' | 'failed' }

const failureOf = (error: unknown): MadePasskey => {
  if (!(error instanceof WebAuthnError)) throw error
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' }
  return { kind: error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'canceled' : 'failed' }
}

export const makePasskey = async (optionsJSON: CreationOptions): Promise<MadePasskey> => {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      kind: 'made',
      credential: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
    }
  } catch (error) {
    return failureOf(error)
  }
}
