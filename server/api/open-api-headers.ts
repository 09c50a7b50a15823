/** Headers and cookies of each call, for the OpenAPI document. */
import type { CallName } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { channelHeader, keyHeader, tenantHeader } from '../../src/contract/headers.ts'
import { codeCookies, sessionCookie } from '../modules/session/login-cookies.ts'

const header = (name: string, description: string, schema: object = {}) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
})
const common = [
  header(channelHeader, 'The portal sends WEB.', { examples: ['WEB'] }),
  header(tenantHeader, 'Must agree with the host.'),
]
const key = header(keyHeader, 'Made once per action; a repeat gets the first answer.', {
  pattern: '^[\\w-]{8,64}$',
})

interface Cookies {
  /** The cookie without which the call does nothing, by its exact name. */
  requires?: { name: string; description: string }
  /** For cookies whose names differ with each login. */
  description?: string
  sets?: readonly string[]
}
const sessionHalf = { name: sessionCookie, description: 'The half of the session that scripts cannot read.' }
const cookies: Partial<Record<CallName, Cookies>> = {
  loginApi: {
    description: `Needs the cookie ${codeCookies} that the way back from the provider set for this code.`,
    sets: [codeCookies, sessionCookie],
  },
  tradeUserToken: { sets: [sessionCookie] },
  // The token rotates, the cookie stays as it is.
  refreshToken: { requires: sessionHalf },
  logOut: { requires: sessionHalf, sets: [sessionCookie] },
}
const cookiesOf = ({ name }: Call): Cookies => cookies[name as CallName] ?? {}

export const headerParameters = (call: Call) => {
  const { requires } = cookiesOf(call)
  return [
    ...(call.withoutTenant ? [] : common),
    ...(call.idempotency === 'none' ? [] : [{ ...key, required: call.idempotency === 'required' }]),
    ...(requires ? [{ ...requires, in: 'cookie', required: false, schema: { type: 'string' } }] : []),
  ]
}

export const cookieNoteOf = (call: Call): string[] => {
  const { description } = cookiesOf(call)
  return description ? [description] : []
}

export const answerHeaders = (call: Call) => {
  const { sets } = cookiesOf(call)
  if (!sets) return {}
  const description = `${sets.join(' and ')}: HttpOnly, Secure, SameSite=Strict; without a value it is taken away.`
  return { headers: { 'Set-Cookie': { description, schema: { type: 'string' } } } }
}
