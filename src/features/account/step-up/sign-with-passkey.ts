/** Asks the device to sign with a passkey. Loaded with the dialog, so that the browser asks right after the press. */
import { WebAuthnError, startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAssertion, RequestOptions } from '../../../contract/passkeys.ts'

/** Null where the person, or the time for it, ended the question, or the device has none of these passkeys. */
export const signWithPasskey = async (optionsJSON: RequestOptions): Promise<PasskeyAssertion | null> => {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  } catch (error) {
    if (error instanceof WebAuthnError || error instanceof DOMException) return null
    throw error
  }
}
