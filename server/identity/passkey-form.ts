/** The answer of the login page's script: a passkey in place of address and password. */
import * as v from 'valibot'
import { PasskeyAssertion } from '../../src/contract/passkeys.ts'
import { rateLimitKeyOf } from '../api/guards.ts'
import { type FailedLoginForm, loginCookies } from '../modules/session/login-cookies.ts'
import { passkeyHostOf } from '../modules/passkeys/passkey-host.ts'
import type { Dialogue } from './dialogue.ts'
import type { InteractionContext } from './interaction-context.ts'
import { finishLogin } from './finish-login.ts'
import type { PasskeyView } from './pages/passkey-parts.ts'

export type PasskeyOutcome = Pick<FailedLoginForm, 'passkey' | 'unknownPasskey'>

/** Null where there are no passkeys: the page then has the password alone. */
export const passkeyViewFor = async (
  { passkeys }: Pick<InteractionContext, 'passkeys'>,
  { visit, uid, at }: Dialogue,
  { passkey: failure, unknownPasskey: unknown }: PasskeyOutcome = {},
): Promise<PasskeyView | null> => {
  const host = passkeyHostOf(visit)
  if (host === null) return null
  const challenge = await passkeys.challengeFor({ tenant: visit.tenant.name, uid, host })
  return { action: `${at}/passkey`, challenge, host, failure, unknown }
}

/** To the form again, with a new challenge. */
const redirectAfterFailure = ({ response, uid, at }: Dialogue, outcome: PasskeyOutcome) => {
  response.setHeader('set-cookie', loginCookies.keepTried({ uid, email: '', ...outcome }))
  response.writeHead(303, { location: `${at}/login`, 'cache-control': 'no-store' }).end()
}

/** What the script of the login page sends when a device has signed its challenge. */
const readAssertion = (text: string): PasskeyAssertion | null => {
  try {
    const parsed = v.safeParse(PasskeyAssertion, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export const postPasskey = async (parts: InteractionContext, dialogue: Dialogue, form: URLSearchParams) => {
  const { visit, uid, pageContext } = dialogue
  const host = passkeyHostOf(visit)
  const assertion = readAssertion(form.get('credential') ?? '')
  if (host === null || !assertion) return redirectAfterFailure(dialogue, { passkey: 'refused' })
  const tenant = visit.tenant.name
  const result = await parts.passkeys.check({ tenant, uid, host, origin: visit.origin }, assertion)
  if (result.kind !== 'in')
    return redirectAfterFailure(dialogue, {
      passkey: result.kind,
      ...(result.kind === 'unknown' ? { unknownPasskey: assertion.id } : {}),
    })
  const { account } = result
  // As after a right password: wrong ones that were typed here before no longer count.
  await parts.forgetTries({
    tenant,
    email: account.email ?? '',
    network: rateLimitKeyOf(visit.ip),
    knownDeviceOf: ({ uuid }) => parts.knownDevices.read({ tenant, uuid }, pageContext.cookies),
  })
  await finishLogin(parts, dialogue, account)
}
