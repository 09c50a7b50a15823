/** One JSON line per event. Secrets and personal data are never written. */
import pino from 'pino'
import type { Log, RequestContext } from '../context.ts'
import type { Settings } from '../start/settings.ts'

const secretFields = [
  'authorization',
  'cookie',
  'token',
  'access_token',
  'refresh_token',
  'password',
  'code',
  'ticket',
  'email',
  'name',
  'lastName',
  // Errors of the database carry the row, or the values that were to become one.
  'detail',
  'params',
]
/** At the top and one level down, which is as deep as log fields are nested. */
const redact = {
  paths: [...secretFields, ...secretFields.map((field) => `*.${field}`), '*["set-cookie"]', '["set-cookie"]'],
  censor: '[hidden]',
}

export const createLog = (level: Settings['logLevel'], to?: pino.DestinationStream): Log => {
  const options: pino.LoggerOptions = { level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return to ? pino(options, to) : pino(options)
}

export const requestLog = (
  log: Log,
  { requestId, tenant }: Pick<RequestContext, 'requestId' | 'tenant'>,
): Log => {
  const writerFor = (level: keyof Log) => (fields: object, message: string) =>
    log[level]({ requestId, tenant: tenant.name, ...fields }, message)
  return { info: writerFor('info'), warn: writerFor('warn'), error: writerFor('error') }
}

/** Stack and causes, not the fields: errors of the database quote rows, and rows are about people. */
export const errorStack = (error: unknown, deepest = 3): string => {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? error.message
  return error.cause === undefined || deepest === 0
    ? own
    : `${own}\ncaused by: ${errorStack(error.cause, deepest - 1)}`
}

/** An address for the log: the path alone, since queries carry tickets, codes and search words. */
export const pathForLog = (url: string) => {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
