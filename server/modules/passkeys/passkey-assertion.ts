/** What the script of the login page sends when a device has signed its challenge. */
import * as v from 'valibot'

const base64url = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/))

const PasskeyAssertion = v.object({
  id: base64url(2000),
  rawId: base64url(2000),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(6000),
    /** Whose passkey it is; one that can be found without an address always says so. */
    userHandle: base64url(100),
  }),
})
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>

export const readAssertion = (text: string): PasskeyAssertion | null => {
  try {
    const parsed = v.safeParse(PasskeyAssertion, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
