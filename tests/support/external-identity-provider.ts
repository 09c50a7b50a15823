/**
 * An external identity provider on its own port: the portal is one client among others and shares nothing with it. Next
 * to it runs a malicious one, whose answers the test sets.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose'
import Provider, { type JWKS, interactionPolicy } from 'oidc-provider'
import { Visitor } from './visitor.ts'

export const clientId = 'portal-of-riwaq'
/** With characters that a form would change. */
export const clientSecret = 'a-secret/of+the%portal:&=~'
/** The client authentication method of its token endpoint. */
type ClientAuthMethod = 'none' | 'client_secret_basic' | 'client_secret_post'
export const person = {
  sub: 'omar-1204',
  name: 'Omar Sayed',
  email: 'omar@elsewhere.example',
  email_verified: true,
}
const scope = 'openid profile email'

const policyOf = () => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

const createProvider = (issuer: string, portal: string, keys: JWKS, wanted: ClientAuthMethod) =>
  new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: wanted,
        ...(wanted === 'none' ? {} : { client_secret: clientSecret }),
        redirect_uris: [`${portal}/login/return`],
        post_logout_redirect_uris: [`${portal}/login/logged-out`],
      },
    ],
    jwks: keys,
    clientAuthMethods: [wanted],
    cookies: { keys: ['a key of its own'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    clientBasedCORS: () => false,
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...person, sub: accountId }) }),
    interactions: { policy: policyOf(), url: (_, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  })

/** The answers of the malicious provider; all are valid until a test changes them. */
interface FaultyResponses {
  issuer: string | null
  claims: JWTPayload
  isForged: boolean
  tokenStatus: number
  /** Instead of the token answer. */
  tokenText: string | null
  userinfo: Record<string, unknown>
}
const correctResponses = (): FaultyResponses => ({
  issuer: null,
  claims: {},
  isForged: false,
  tokenStatus: 200,
  tokenText: null,
  userinfo: person,
})

export const startExternalProvider = async (wanted: ClientAuthMethod = 'none') => {
  const [own, other] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ])
  const jwk = { ...(await exportJWK(own.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const publicJwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const logins: string[] = []
  let crooked = correctResponses()
  let provider: Provider | null = null
  let origin = ''

  const tokensOf = async () => {
    const claims = { iss: `${origin}/crooked/`, aud: clientId, sub: person.sub, ...crooked.claims }
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(crooked.isForged ? other.privateKey : own.privateKey)
    return JSON.stringify({ access_token: 'a-secret-access-token', token_type: 'Bearer', id_token: idToken })
  }
  const crookedAnswers: Record<string, () => string | Promise<string>> = {
    '/crooked/.well-known/openid-configuration': () =>
      JSON.stringify({
        issuer: crooked.issuer ?? `${origin}/crooked/`,
        authorization_endpoint: `${origin}/crooked/auth`,
        token_endpoint: `${origin}/crooked/token`,
        userinfo_endpoint: `${origin}/crooked/me`,
        jwks_uri: `${origin}/crooked/jwks`,
      }),
    '/crooked/jwks': () => JSON.stringify({ keys: [publicJwk] }),
    '/crooked/token': () => crooked.tokenText ?? tokensOf(),
    '/crooked/me': () => JSON.stringify(crooked.userinfo),
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const answer = crookedAnswers[path]
    if (answer) {
      const status = path.endsWith('/token') ? crooked.tokenStatus : 200
      return void Promise.resolve(answer()).then((text) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      )
    }
    if (path.startsWith('/interaction/')) {
      logins.push(path)
      return void provider?.interactionFinished(request, response, { login: { accountId: person.sub } })
    }
    void provider?.callback()(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`

  return {
    issuer: origin,
    crookedIssuer: `${origin}/crooked/`,

    logins,
    be: (change: Partial<FaultyResponses>) => {
      crooked = { ...correctResponses(), ...change }
    },
    /** The portal's address is known only once it listens. */
    know(portal: string) {
      provider = createProvider(origin, portal, { keys: [jwk] } as JWKS, wanted)
    },
    visitor: () => new Visitor(port, '127.0.0.1'),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
