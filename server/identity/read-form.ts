import type { IncomingMessage } from 'node:http'

/** Of the button that leads to the other form; only the typed address goes along. */
export const switchField = 'switch'

const longest = 8 * 1024

export const isOwnPost = ({ headers }: IncomingMessage, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined ? site === 'same-origin' : headers.origin === origin
}

export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) return null
    length += piece.length
    if (length > longest) return null
    pieces.push(piece)
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
