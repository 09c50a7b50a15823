import { type Language } from '../../../src/contract/languages.ts'
import type { RequestContext, Log } from '../../context.ts'
import { errorStack } from '../../http/log.ts'
import { loggedOutPath } from '../../identity/provider.ts'
import type { LoginContext } from './login.routes.ts'

export type LogoutParts = Pick<LoginContext, 'client' | 'endpointOf'>

interface Visit extends Pick<RequestContext, 'tenant' | 'origin' | 'requestId'> {
  log: Log
}

/** `state`: where to go at last; at once where the provider has no logout, or does not answer. */
export const providerLogoutUrl = async (
  { client, endpointOf }: LogoutParts,
  visit: Visit,
  { idToken, state, lang }: { idToken: string; state: string; lang: Language },
): Promise<string> => {
  const logout = { idToken, returnTo: visit.origin + loggedOutPath, state, lang }
  const address = await client.endSessionUrl(endpointOf(visit), logout).catch((error: unknown) => {
    // The session here has ended; the provider's own continues until it is reachable again.
    visit.log.warn({ reason: errorStack(error) }, 'the request to end the session at the provider failed')
    return null
  })
  return address ?? state
}
