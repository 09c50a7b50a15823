/**
 * The portal as a client of an OpenID Provider: discovery, authorization code with PKCE, and nothing that knows
 * whether the provider is our own or somebody else's.
 */
import { createHash } from 'node:crypto'
import { type JSONWebKeySet, type JWTPayload, createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { Transport } from '../../identity/in-process.ts'
import type { Clock } from '../../context.ts'
import { ResponseTooLarge, readBounded } from '../../http/read-bounded.ts'
import { clientProof } from './client-proof.ts'

const Url = v.pipe(v.string(), v.url(), v.maxLength(1000))
const Discovery = v.object({
  issuer: Url,
  authorization_endpoint: Url,
  token_endpoint: Url,
  jwks_uri: Url,
  userinfo_endpoint: v.optional(Url),
  end_session_endpoint: v.optional(Url),
  prompt_values_supported: v.optional(v.array(v.string())),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string())),
})
type Discovery = v.InferOutput<typeof Discovery>

const Jwks = v.object({ keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.maxLength(50)) })
const Tokens = v.object({ access_token: v.string(), id_token: v.pipe(v.string(), v.maxLength(6000)) })
/** A name of another type is no reason to turn somebody away. */
const Claim = v.fallback(v.optional(v.string()), undefined)
/** Some providers write their booleans as text. */
const Verified = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 'true'),
)
const Person = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  given_name: Claim,
  family_name: Claim,
  name: Claim,
  email: Claim,
  email_verified: v.optional(Verified),
})
export type Person = v.InferOutput<typeof Person>

/** The provider could not be asked; trying later may help. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}
/** The provider, or our check of what it said, refused. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}

export interface ProviderEndpoint {
  issuer: string
  clientId: string
  /** Left out, the client is a public one. */
  clientSecret?: string | undefined
  transport: Transport
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
// Asymmetric ones only: with the shared-secret family a public key would do as the secret.
const algorithms = ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA', 'Ed25519']
const metadataLifetimeMs = 10 * 60_000
/** Fifty keys with their certificates are smaller. */
const largestAnswer = 512 * 1024

interface AuthorizationAsk {
  kind: 'login' | 'register'
  redirectUri: string
  state: string
  nonce: string
  verifier: string
  lang: string
  /** The provider shows its form, whoever it knows. */
  asksAnew: boolean
}

export const createOidcClient = (clock: Clock) => {
  const kept = new Map<string, { value: unknown; until: number }>()

  const ask = async (place: ProviderEndpoint, ...request: Parameters<Transport>) => {
    let response: Response
    try {
      response = await place.transport(...request)
    } catch (error) {
      throw new ProviderUnreachable('no answer', { cause: error })
    }
    if (response.status >= 500) throw new ProviderUnreachable(`answered ${response.status}`)
    if (!response.ok) throw new ProviderRefused(`answered ${response.status}`)
    const text = await readBounded(response, largestAnswer).catch((error: unknown) => {
      if (error instanceof ResponseTooLarge) throw new ProviderRefused(`the answer: ${error.message}`)
      throw new ProviderUnreachable('the answer broke off', { cause: error })
    })
    try {
      return JSON.parse(text) as unknown
    } catch {
      // Without its cause, which would quote what may be a token.
      throw new ProviderRefused('the answer is no JSON')
    }
  }
  const read = async <S extends v.GenericSchema>(place: ProviderEndpoint, url: string, schema: S) => {
    const parsed = v.safeParse(schema, await ask(place, url))
    if (!parsed.success) throw new ProviderRefused(`${url} answers another shape`)
    return parsed.output
  }
  /** Kept for ten minutes; a failure is not kept. Few addresses ever stand here: one for each issuer. */
  const readKept = async <S extends v.GenericSchema>(
    place: ProviderEndpoint,
    url: string,
    schema: S,
    fresh = false,
  ): Promise<v.InferOutput<S>> => {
    const now = clock.now().getTime()
    const found = kept.get(url)
    if (found && found.until > now && !fresh) return v.parse(schema, found.value)
    const value = await read(place, url, schema)
    if (kept.size > 100) kept.clear()
    kept.set(url, { value, until: now + metadataLifetimeMs })
    return value
  }
  const discover = async (place: ProviderEndpoint): Promise<Discovery> => {
    // The name of many a provider ends with a slash (OpenID Connect Discovery 4.1).
    const base = place.issuer.replace(/\/$/, '')
    const url = `${base}/.well-known/openid-configuration`
    const found = await readKept(place, url, Discovery)
    if (found.issuer === place.issuer) return found
    kept.delete(url)
    throw new ProviderRefused('the issuer is another one')
  }

  const verifyAt = async (place: ProviderEndpoint, token: string, audience?: string) => {
    const { jwks_uri } = await discover(place)
    const check = async (fresh: boolean) => {
      const keys = createLocalJWKSet((await readKept(place, jwks_uri, Jwks, fresh)) as JSONWebKeySet)
      return jwtVerify(token, keys, {
        issuer: place.issuer,
        algorithms,
        currentDate: clock.now(),
        clockTolerance: 5,
        requiredClaims: ['sub', 'exp'],
        ...(audience === undefined ? {} : { audience }),
      })
    }
    try {
      return await check(false).catch((error: unknown) => {
        // Keys are changed now and then: look once more before saying no.
        if (error instanceof errors.JWKSNoMatchingKey) return check(true)
        throw error
      })
    } catch (error) {
      if (error instanceof errors.JOSEError)
        throw new ProviderRefused('the token is not valid', { cause: error })
      throw error
    }
  }

  /** What userinfo says; a provider without one says it in the id token. */
  const personAt = async (
    place: ProviderEndpoint,
    accessToken: string,
    claims: JWTPayload,
  ): Promise<Person> => {
    const { userinfo_endpoint } = await discover(place)
    const answer = userinfo_endpoint
      ? await ask(place, userinfo_endpoint, {
          headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
        })
      : claims
    const person = v.safeParse(Person, answer)
    if (!person.success || person.output.sub !== claims.sub)
      throw new ProviderRefused('userinfo is about somebody else')
    return person.output
  }

  return {
    async authorizationUrl(place: ProviderEndpoint, given: AuthorizationAsk): Promise<string> {
      const { authorization_endpoint, prompt_values_supported } = await discover(place)
      const url = new URL(authorization_endpoint)
      const params = {
        client_id: place.clientId,
        response_type: 'code',
        scope: 'openid profile email',
        redirect_uri: given.redirectUri,
        state: given.state,
        nonce: given.nonce,
        code_challenge: challengeOf(given.verifier),
        code_challenge_method: 'S256',
        ui_locales: given.lang,
      }
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
      // A provider that cannot be asked for a registration shows its login, which usually offers one.
      if (given.kind === 'register' && prompt_values_supported?.includes('create'))
        url.searchParams.set('prompt', 'create')
      else if (given.asksAnew) url.searchParams.set('prompt', 'login')
      return url.href
    },

    async redeem(
      place: ProviderEndpoint,
      given: { code: string; verifier: string; nonce: string; redirectUri: string },
    ): Promise<{ person: Person; idToken: string }> {
      const { token_endpoint, token_endpoint_auth_methods_supported } = await discover(place)
      const proof = clientProof(place, token_endpoint_auth_methods_supported)
      if (!proof) throw new ProviderRefused('the provider takes no client secret in a way that we know')
      const answer = await ask(place, token_endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          ...proof.headers,
        },
        body: new URLSearchParams({
          ...proof.fields,
          grant_type: 'authorization_code',
          code: given.code,
          code_verifier: given.verifier,
          redirect_uri: given.redirectUri,
        }).toString(),
      })
      const tokens = v.safeParse(Tokens, answer)
      if (!tokens.success) throw new ProviderRefused('the token answer has another shape')
      const { payload } = await verifyAt(place, tokens.output.id_token, place.clientId)
      if (payload['nonce'] !== given.nonce) throw new ProviderRefused('the nonce is another one')
      const person = await personAt(place, tokens.output.access_token, payload)
      return { person, idToken: tokens.output.id_token }
    },

    /**
     * Who an access token of the provider stands for. It has to be a JWT that was made for us: a token that another
     * client was given must not open our door.
     */
    async personOfAccessToken(place: ProviderEndpoint, token: string, audience: string): Promise<Person> {
      const { payload, protectedHeader } = await verifyAt(place, token)
      const isAccessToken =
        /^(application\/)?at\+jwt$/i.test(protectedHeader.typ ?? '') || payload['typ'] === 'Bearer'
      const forUs = [payload.aud ?? []].flat().some((name) => name === audience || name === place.clientId)
      const toUs = payload['client_id'] === place.clientId || payload['azp'] === place.clientId
      if (!isAccessToken || !(forUs || toUs)) throw new ProviderRefused('the token is for somebody else')
      const person = v.safeParse(Person, payload)
      if (!person.success) throw new ProviderRefused('the token names nobody')
      return person.output
    },

    async endSessionUrl(
      place: ProviderEndpoint,
      given: { idToken: string; returnTo: string; state: string; lang: string },
    ): Promise<string | null> {
      const { end_session_endpoint } = await discover(place)
      if (!end_session_endpoint) return null
      const url = new URL(end_session_endpoint)
      if (given.idToken) url.searchParams.set('id_token_hint', given.idToken)
      url.searchParams.set('client_id', place.clientId)
      url.searchParams.set('post_logout_redirect_uri', given.returnTo)
      url.searchParams.set('state', given.state)
      url.searchParams.set('ui_locales', given.lang)
      return url.href
    },
  }
}
export type OidcClient = ReturnType<typeof createOidcClient>
