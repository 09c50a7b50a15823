/**
 * Safari and other WebKit browsers refuse `Secure` cookies over plain http, also on localhost, where every other browser
 * takes them. There, and only there, the portal's own cookies go by other names and without `Secure`; all other code knows
 * the usual names.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

const names = [
  ['__Host-', 'local-host-'],
  ['__Secure-', 'local-secure-'],
] as const

const localOrigin = /^http:\/\/(?:(?:[a-z0-9_-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const isWebKit = (agent: string) => /AppleWebKit\//.test(agent) && !/Chrom(?:e|ium)\//.test(agent)

export const needsLocalCookies = (origin: string, agent: string | undefined): boolean =>
  localOrigin.test(origin) && isWebKit(agent ?? '')

/** A `cookie` header with the usual names. */
export const readLocalCookies = (header: string): string =>
  names.reduce(
    (text, [usual, local]) => text.replace(new RegExp(`(^|;\\s*)${local}`, 'g'), `$1${usual}`),
    header,
  )

/** A `set-cookie` header as the browser takes it. */
export const toLocalCookie = (header: string): string => {
  const [usual, local] = names.find(([prefix]) => header.startsWith(prefix)) ?? []
  return usual === undefined || local === undefined
    ? header
    : (local + header.slice(usual.length)).replace(/;\s*Secure(?=;|$)/i, '')
}

/** Before anything reads the request or answers it. */
export const applyLocalCookies = (request: IncomingMessage, response: ServerResponse): void => {
  const { rawHeaders, headers } = request
  if (headers.cookie !== undefined) headers.cookie = readLocalCookies(headers.cookie)
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'cookie')
      rawHeaders[at + 1] = readLocalCookies(rawHeaders[at + 1] ?? '')
  // The provider, which writes to Node's own response, sets its cookies by this method alone.
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const isCookie = name.toLowerCase() === 'set-cookie'
    return setHeader(name, isCookie ? [value].flat().map((text) => toLocalCookie(String(text))) : value)
  }
}

/** Answers of the app, which set their cookies in `Headers`. */
export const withLocalCookies = (answer: Response): Response => {
  const cookies = answer.headers.getSetCookie()
  answer.headers.delete('set-cookie')
  for (const cookie of cookies) answer.headers.append('set-cookie', toLocalCookie(cookie))
  return answer
}
