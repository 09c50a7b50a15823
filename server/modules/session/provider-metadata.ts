import * as v from 'valibot'
import type { Transport } from '../../identity/in-process.ts'
import type { Clock } from '../../context.ts'
import { ResponseTooLarge, readBounded } from '../../http/read-bounded.ts'

/** The provider could not be reached; a later attempt may succeed. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}
/** The provider refused, or its answer failed our checks. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}

export interface ProviderEndpoint {
  issuer: string
  clientId: string
  /** Without it the client is a public one. */
  clientSecret?: string | undefined
  transport: Transport
}

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
type Jwks = v.InferOutput<typeof Jwks>

const metadataLifetimeMs = 10 * 60_000
/** Larger than fifty keys with their certificates. */
const largestAnswer = 512 * 1024

export const askProvider = async (
  { transport }: ProviderEndpoint,
  ...request: Parameters<Transport>
): Promise<unknown> => {
  const response = await transport(...request).catch((error: unknown) => {
    throw new ProviderUnreachable('no answer', { cause: error })
  })
  if (response.status >= 500) throw new ProviderUnreachable(`answered ${response.status}`)
  if (!response.ok) throw new ProviderRefused(`answered ${response.status}`)
  const text = await readBounded(response, largestAnswer).catch((error: unknown) => {
    if (error instanceof ResponseTooLarge) throw new ProviderRefused(`the answer: ${error.message}`)
    throw new ProviderUnreachable('the answer broke off', { cause: error })
  })
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Without its cause, which would quote the answer, possibly a token.
    throw new ProviderRefused('the answer is no JSON')
  }
}

export interface ProviderMetadata {
  discover(endpoint: ProviderEndpoint): Promise<Discovery>
  /** `isFresh`: read again, since keys are rotated now and then. */
  readKeys(endpoint: ProviderEndpoint, isFresh: boolean): Promise<Jwks>
}

export const createProviderMetadata = (clock: Clock): ProviderMetadata => {
  // One or two addresses for each issuer; failures are not cached.
  const remembered = new Map<string, { value: unknown; until: number }>()

  const read = async <S extends v.GenericSchema>(
    endpoint: ProviderEndpoint,
    url: string,
    schema: S,
    isFresh = false,
  ): Promise<v.InferOutput<S>> => {
    const now = clock.now().getTime()
    const found = remembered.get(url)
    if (found && found.until > now && !isFresh) return v.parse(schema, found.value)
    const parsed = v.safeParse(schema, await askProvider(endpoint, url))
    if (!parsed.success) throw new ProviderRefused(`${url} answers another shape`)
    if (remembered.size > 100) remembered.clear()
    remembered.set(url, { value: parsed.output, until: now + metadataLifetimeMs })
    return parsed.output
  }
  const discover = async (endpoint: ProviderEndpoint): Promise<Discovery> => {
    // The issuer of many providers ends with a slash (OpenID Connect Discovery 4.1).
    const base = endpoint.issuer.replace(/\/$/, '')
    const url = `${base}/.well-known/openid-configuration`
    const found = await read(endpoint, url, Discovery)
    if (found.issuer === endpoint.issuer) return found
    remembered.delete(url)
    throw new ProviderRefused('the issuer is another one')
  }
  return {
    discover,
    readKeys: async (endpoint, isFresh) => {
      const { jwks_uri } = await discover(endpoint)
      return read(endpoint, jwks_uri, Jwks, isFresh)
    },
  }
}
