/** Rotated at each use; a client that lost an answer gets the same successor, sealed under the old token. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const isSameHash = (token: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hash))

export const makeToken = (session: string, secret: string) => `${session}.${secret}`
export const sessionOf = (token: string): string | null =>
  /^([A-Za-z0-9_-]{1,64})\.[A-Za-z0-9_-]{20,100}$/.exec(token)?.[1] ?? null

const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', token, '', 'successor of a refresh token', 32))

export const seal = (successor: string, under: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(under), iv)
  const text = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}
export const unseal = (sealed: string, under: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(under), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
