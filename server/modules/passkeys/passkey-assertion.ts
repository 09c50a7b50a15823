/** What the script of the login page sends when a device has signed its challenge. */
import * as v from 'valibot'
import { PasskeyAssertion } from '../../../src/contract/passkeys.ts'

export const readAssertion = (text: string): PasskeyAssertion | null => {
  try {
    const parsed = v.safeParse(PasskeyAssertion, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
