/** For every request that is no call of the API; the binder logs calls under their own names. */
import type { IncomingMessage } from 'node:http'
import { pathForLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Log, RequestContext } from '../context.ts'

interface AccessLogFields {
  requestId: string
  path: string
  tenant?: string
}
/** `start` as `performance.now()` had it. */
type LogAccess = (part: string, fields: AccessLogFields, status: number, start: number) => void

export const createAccessLog =
  (metrics: Metrics, log: Log): LogAccess =>
  (part, fields, status, start) => {
    const seconds = (performance.now() - start) / 1000
    metrics.countAnswer(part, status, seconds)
    log.info({ ...fields, part, status, ms: Math.round(seconds * 1000) }, 'answered')
  }

/** The id of a running login is part of the provider's addresses, and must not be logged. */
const withoutLogin = (path: string) => path.replace(/^(\/oidc\/(?:auth|interaction)\/)[^/]+/, '$1{uid}')

/** For a request that has not been parsed yet: an absolute target may hold a name and a password. */
export const accessLogFieldsOf = (
  { url = '' }: Pick<IncomingMessage, 'url'>,
  requestId: string,
  visit?: Pick<RequestContext, 'tenant'>,
): AccessLogFields => ({
  requestId,
  ...(visit ? { tenant: visit.tenant.name } : {}),
  path: url.startsWith('/') ? withoutLogin(pathForLog(url)) : '',
})
