import {
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyResult,
  createLocalJWKSet,
  errors,
  jwtVerify,
} from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../context.ts'
import {
  askProvider,
  type ProviderEndpoint,
  type ProviderMetadata,
  ProviderRefused,
} from './provider-metadata.ts'

export interface ClientParts {
  metadata: ProviderMetadata
  clock: Clock
}

/** A name of another type must not prevent a login. */
const Claim = v.fallback(v.optional(v.string()), undefined)
/** Some providers write their booleans as text. */
const Verified = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 'true'),
)
export const Person = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  given_name: Claim,
  family_name: Claim,
  name: Claim,
  email: Claim,
  email_verified: v.optional(Verified),
})
export type Person = v.InferOutput<typeof Person>

// Asymmetric ones only: with HMAC a public key would be accepted as the secret.
const algorithms = ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA', 'Ed25519']

export const verifyToken = async (
  { metadata, clock }: ClientParts,
  endpoint: ProviderEndpoint,
  token: string,
  audience?: string,
): Promise<JWTVerifyResult> => {
  const verify = async (isFresh: boolean) => {
    const keys = createLocalJWKSet((await metadata.readKeys(endpoint, isFresh)) as JSONWebKeySet)
    return jwtVerify(token, keys, {
      issuer: endpoint.issuer,
      algorithms,
      currentDate: clock.now(),
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp'],
      ...(audience === undefined ? {} : { audience }),
    })
  }
  try {
    return await verify(false).catch((error: unknown) => {
      // Keys are rotated now and then: they are read once more before the token is refused.
      if (error instanceof errors.JWKSNoMatchingKey) return verify(true)
      throw error
    })
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw new ProviderRefused('the token is not valid', { cause: error })
    throw error
  }
}

/** The claims of userinfo, or of the id token where the provider has no userinfo endpoint. */
export const readPerson = async (
  { metadata }: ClientParts,
  endpoint: ProviderEndpoint,
  accessToken: string,
  claims: JWTPayload,
): Promise<Person> => {
  const { userinfo_endpoint } = await metadata.discover(endpoint)
  const answer = userinfo_endpoint
    ? await askProvider(endpoint, userinfo_endpoint, {
        headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      })
    : claims
  const person = v.safeParse(Person, answer)
  if (!person.success || person.output.sub !== claims.sub)
    throw new ProviderRefused('userinfo is about somebody else')
  return person.output
}
