/**
 * Tickets let a player fetch sound, and make a playback report trustworthy, without a session. A ticket is sealed with
 * AES-256-GCM under the tenant's name: its tag is the signature, and nobody else can read the user's id in it, since
 * report tickets stay on a shared device after a logout. That is why it is not a bare HMAC.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Clock } from '../context.ts'
import { damagedSecret } from '../start/secrets.ts'

const ticketKinds = ['full', 'preview', 'report'] as const
export type TicketKind = (typeof ticketKinds)[number]

interface TicketClaims {
  tenant: string
  account: string
  item: string
  kind: TicketKind
  /** Ends with it; null for a report, which outlives a logout. */
  session: string | null
  /** For reports: only the preview may be played. */
  isPreview: boolean
}
interface OpenTicket extends TicketClaims {
  issued: Date
}

const minute = 60_000
/** A paused audiobook is continued after hours; a download is played and reported a year later. */
const lifetimes: Record<TicketKind, number> = {
  full: 6 * 60 * minute,
  preview: 60 * minute,
  report: 400 * 24 * 60 * minute,
}

export interface Tickets {
  issue(claims: TicketClaims): string
  /** `null` for anything forged, altered, expired or made for another tenant or purpose. */
  open(tenant: string, kinds: readonly TicketKind[], ticket: string): OpenTicket | null
}

const ivBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

const kindIn = (word: string | undefined): TicketKind | undefined => ticketKinds.find((kind) => kind === word)

const unseal = (key: Buffer, tenant: string, ticket: string): string | null => {
  if (!/^[A-Za-z0-9_-]{40,400}$/.test(ticket)) return null
  const sealed = Buffer.from(ticket, 'base64url')
  // Base64 ignores the spare bits of its last letter; without this check two texts would be the same ticket.
  if (sealed.toString('base64url') !== ticket) return null
  const decipher = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(tenant))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  try {
    const text = decipher.update(sealed.subarray(ivBytes, sealed.length - tagBytes))
    return Buffer.concat([text, decipher.final()]).toString()
  } catch {
    return null // the tag does not fit: forged, altered, or another tenant's
  }
}

export const createTickets = (secret: string, clock: Clock): Tickets => {
  const key = Buffer.from(secret, 'base64url')
  if (key.length !== 32)
    throw damagedSecret(ticketKeyName, 'then everything that people downloaded has to be downloaded again')
  return {
    issue({ tenant, account, item, kind, session, isPreview }) {
      const iv = randomBytes(ivBytes)
      const cipherStream = createCipheriv(cipher, key, iv)
      cipherStream.setAAD(Buffer.from(tenant))
      const issued = clock.now().getTime()
      const expires = Math.ceil((issued + lifetimes[kind]) / 1000)
      const text = cipherStream.update(
        [kind, item, expires, account, issued, isPreview ? 'preview' : '', session ?? ''].join('|'),
      )
      return Buffer.concat([iv, text, cipherStream.final(), cipherStream.getAuthTag()]).toString('base64url')
    },
    open(tenant, kinds, ticket) {
      const text = unseal(key, tenant, ticket)?.split('|')
      const kind = kindIn(text?.[0])
      const [, item, expires, account, issuedAt, extent, session] = text ?? []
      if (!kind || !item || !expires || !account || !kinds.includes(kind)) return null
      const endsAt = Number(expires) * 1000
      if (endsAt <= clock.now().getTime()) return null
      // Tickets of earlier versions contain only their end.
      const issued = new Date(issuedAt ? Number(issuedAt) : endsAt - lifetimes[kind])
      return {
        tenant,
        account,
        item,
        kind,
        issued,
        isPreview: extent === 'preview',
        session: session || null,
      }
    },
  }
}

export const ticketKeyName = 'ticket-key'
export const newTicketKey = () => randomBytes(32).toString('base64url')
