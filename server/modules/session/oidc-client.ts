/** Does not know whether the provider is embedded or external. */
import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../context.ts'
import { clientProof } from './client-proof.ts'
import {
  askProvider,
  createProviderMetadata,
  type ProviderEndpoint,
  ProviderRefused,
} from './provider-metadata.ts'
import { type ClientParts, Person, readPerson, verifyToken } from './provider-tokens.ts'

const Tokens = v.object({ access_token: v.string(), id_token: v.pipe(v.string(), v.maxLength(6000)) })
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
interface AuthorizationRequest {
  kind: 'login' | 'register'
  redirectUri: string
  state: string
  nonce: string
  verifier: string
  lang: string
  /** The provider must show its form even to a known user. */
  mustAskAgain: boolean
  isConfirming?: boolean | undefined
}
interface Redemption {
  code: string
  verifier: string
  nonce: string
  redirectUri: string
  isConfirming?: boolean | undefined
}
interface RedeemedLogin {
  person: Person
  idToken: string
  /** When the person proved who they are; null where the provider does not say. */
  authTime: Date | null
}
interface Logout {
  idToken: string
  returnTo: string
  state: string
  lang: string
}
const authorizationUrl = async (
  { metadata }: ClientParts,
  endpoint: ProviderEndpoint,
  request: AuthorizationRequest,
): Promise<string> => {
  const { authorization_endpoint, prompt_values_supported } = await metadata.discover(endpoint)
  const url = new URL(authorization_endpoint)
  const params = {
    client_id: endpoint.clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: challengeOf(request.verifier),
    code_challenge_method: 'S256',
    ui_locales: request.lang,
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  // A provider without `prompt=create` shows its login, which usually offers a registration.
  if (request.kind === 'register' && prompt_values_supported?.includes('create'))
    url.searchParams.set('prompt', 'create')
  else if (request.mustAskAgain) url.searchParams.set('prompt', 'login')
  if (request.isConfirming) url.searchParams.set('max_age', '0')
  return url.href
}

const readTokens = async ({ metadata }: ClientParts, endpoint: ProviderEndpoint, request: Redemption) => {
  const { token_endpoint, token_endpoint_auth_methods_supported } = await metadata.discover(endpoint)
  const proof = clientProof(endpoint, token_endpoint_auth_methods_supported)
  if (!proof) throw new ProviderRefused('the provider takes no client secret in a way that we know')
  const answer = await askProvider(endpoint, token_endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...proof.headers,
    },
    body: new URLSearchParams({
      ...proof.fields,
      grant_type: 'authorization_code',
      code: request.code,
      code_verifier: request.verifier,
      redirect_uri: request.redirectUri,
    }).toString(),
  })
  const tokens = v.safeParse(Tokens, answer)
  if (!tokens.success) throw new ProviderRefused('the token answer has another shape')
  return tokens.output
}

/**
 * A provider has the devices' time, whatever our clock was set to. Without a stated time the login is from now, as `prompt=login` requires.
 */
const authTimeIn = (
  { auth_time: seconds }: JWTPayload,
  isConfirming: boolean,
  { now, ahead = 0 }: Clock,
): Date | null => {
  if (typeof seconds === 'number') return new Date(Math.min(seconds * 1000 + ahead, now().getTime()))
  return isConfirming ? now() : null
}

const redeemCode = async (
  parts: ClientParts,
  endpoint: ProviderEndpoint,
  request: Redemption,
): Promise<RedeemedLogin> => {
  const { access_token, id_token } = await readTokens(parts, endpoint, request)
  const { payload } = await verifyToken(parts, endpoint, id_token, endpoint.clientId)
  if (payload['nonce'] !== request.nonce) throw new ProviderRefused('the nonce is another one')
  const person = await readPerson(parts, endpoint, access_token, payload)
  return {
    person,
    idToken: id_token,
    authTime: authTimeIn(payload, request.isConfirming === true, parts.clock),
  }
}

const personOfAccessToken = async (
  parts: ClientParts,
  endpoint: ProviderEndpoint,
  token: string,
  audience: string,
): Promise<Person> => {
  const { payload, protectedHeader } = await verifyToken(parts, endpoint, token)
  const isAccessToken =
    /^(application\/)?at\+jwt$/i.test(protectedHeader.typ ?? '') || payload['typ'] === 'Bearer'
  const forUs = [payload.aud ?? []].flat().some((name) => name === audience || name === endpoint.clientId)
  const toUs = payload['client_id'] === endpoint.clientId || payload['azp'] === endpoint.clientId
  if (!isAccessToken || !(forUs || toUs)) throw new ProviderRefused('the token is for somebody else')
  const person = v.safeParse(Person, payload)
  if (!person.success) throw new ProviderRefused('the token names nobody')
  return person.output
}

const endSessionUrl = async (
  { metadata }: ClientParts,
  endpoint: ProviderEndpoint,
  request: Logout,
): Promise<string | null> => {
  const { end_session_endpoint } = await metadata.discover(endpoint)
  if (!end_session_endpoint) return null
  const url = new URL(end_session_endpoint)
  if (request.idToken) url.searchParams.set('id_token_hint', request.idToken)
  url.searchParams.set('client_id', endpoint.clientId)
  url.searchParams.set('post_logout_redirect_uri', request.returnTo)
  url.searchParams.set('state', request.state)
  url.searchParams.set('ui_locales', request.lang)
  return url.href
}

export interface OidcClient {
  authorizationUrl(endpoint: ProviderEndpoint, request: AuthorizationRequest): Promise<string>
  redeem(endpoint: ProviderEndpoint, redemption: Redemption): Promise<RedeemedLogin>
  /** It must be a JWT issued for us: a token of another client must not log anybody in here. */
  personOfAccessToken(endpoint: ProviderEndpoint, token: string, audience: string): Promise<Person>
  /** Null where the provider has no logout of its own. */
  endSessionUrl(endpoint: ProviderEndpoint, logout: Logout): Promise<string | null>
}

export const createOidcClient = (clock: Clock): OidcClient => {
  const parts: ClientParts = { metadata: createProviderMetadata(clock), clock }
  return {
    authorizationUrl: (endpoint, request) => authorizationUrl(parts, endpoint, request),
    redeem: (endpoint, redemption) => redeemCode(parts, endpoint, redemption),
    personOfAccessToken: (endpoint, token, audience) => personOfAccessToken(parts, endpoint, token, audience),
    endSessionUrl: (endpoint, logout) => endSessionUrl(parts, endpoint, logout),
  }
}
