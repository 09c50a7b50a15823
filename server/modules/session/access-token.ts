import { SignJWT, errors, importJWK, jwtVerify, type JWK } from 'jose'
import type { Clock, Ids, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'

export const accessTokenSeconds = 10 * 60
const issuer = 'portal'
const algorithm = 'ES256'
const type = 'at+jwt'

interface Issued {
  token: string
  expires: number
}

export const createAccessTokens = async (jwk: JWK, clock: Clock, ids: Ids) => {
  const privateKey = await importJWK(jwk, algorithm)
  const { d: _, ...publicPart } = jwk
  const publicKey = await importJWK(publicPart, algorithm)
  /** Sessions that ended while one of their tokens is still valid; by id, until that token expires. */
  const ended = new Map<string, number>()
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  return {
    async issue(tenant: Pick<Tenant, 'name'>, viewer: Viewer): Promise<Issued> {
      const expires = seconds() + accessTokenSeconds
      const token = await new SignJWT({ sid: viewer.session, roles: viewer.roles })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: jwk.kid ?? '' })
        .setIssuer(issuer)
        .setAudience(tenant.name)
        .setSubject(viewer.account)
        .setIssuedAt(seconds())
        .setExpirationTime(expires)
        .setJti(ids.secret(9))
        .sign(privateKey)
      return { token, expires }
    },
    async verify(tenant: Pick<Tenant, 'name'>, token: string): Promise<Viewer | null> {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer,
          audience: tenant.name,
          algorithms: [algorithm],
          typ: type,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        })
        const { sub, sid, roles } = payload
        if (typeof sub !== 'string' || typeof sid !== 'string' || !Array.isArray(roles)) return null
        if (ended.has(sid)) return null
        return { account: sub, session: sid, roles: roles.filter((role) => typeof role === 'string') }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
    /** Its tokens are invalid in this process from now on, without a query to the store. */
    end(session: string) {
      const now = seconds()
      for (const [id, until] of ended) if (until < now) ended.delete(id)
      ended.set(session, now + accessTokenSeconds)
    },
  }
}
export type AccessTokens = Awaited<ReturnType<typeof createAccessTokens>>
