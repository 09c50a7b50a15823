/** One JSON line per event. Nothing that opens a door or names a person is ever written. */
import pino from 'pino'
import type { Log } from './parts.ts'
import type { Settings } from './settings.ts'

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
]
/** At the top and one level down, which is as deep as a log line of ours ever goes. */
const redact = {
  paths: [...secretFields, ...secretFields.map((field) => `*.${field}`), '*["set-cookie"]', '["set-cookie"]'],
  censor: '[hidden]',
}

export const createLog = (level: Settings['logLevel'], to?: pino.DestinationStream): Log => {
  const options: pino.LoggerOptions = { level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return to ? pino(options, to) : pino(options)
}

/** An address for the log: the path alone, since queries carry tickets, codes and search words. */
export const pathForLog = (url: string) => {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
