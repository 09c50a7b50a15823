/**
 * What lets a player fetch sound, and a report be believed, without a session. A ticket is sealed with AES-256-GCM
 * under the tenant's name: its tag is the signature, and the user's id inside is read by nobody but us, because
 * report tickets stay on a shared device after a logout (decision: sealed instead of a bare HMAC).
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Clock } from '../context.ts'
import { damagedSecret } from '../start/secrets.ts'

/** What a ticket is good for: the whole sound, its preview, or telling what was heard. */
const ticketKinds = ['full', 'preview', 'report'] as const
export type TicketKind = (typeof ticketKinds)[number]

interface TicketClaims {
  tenant: string
  account: string
  item: string
  kind: TicketKind
  /** Ends with it; null for a report, which outlives a logout. */
  session: string | null
  /** Of a report: only the preview may be heard. */
  isPreview: boolean
}
interface OpenTicket extends TicketClaims {
  issued: Date
}

const minute = 60_000
/** A paused audiobook goes on after hours; what was taken along is heard and told a year later. */
const lasts: Record<TicketKind, number> = {
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
  // Base64 ignores the spare bits of its last letter; without this two texts would be the same ticket.
  if (sealed.toString('base64url') !== ticket) return null
  const opener = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
  opener.setAAD(Buffer.from(tenant))
  opener.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  try {
    const words = opener.update(sealed.subarray(ivBytes, sealed.length - tagBytes))
    return Buffer.concat([words, opener.final()]).toString()
  } catch {
    return null // the tag does not fit: forged, altered, or another tenant's
  }
}

export const createTickets = (secret: string, clock: Clock): Tickets => {
  const key = Buffer.from(secret, 'base64url')
  if (key.length !== 32) throw damagedSecret(ticketKeyName, 'then what was taken along has to be taken again')
  return {
    issue({ tenant, account, item, kind, session, isPreview }) {
      const iv = randomBytes(ivBytes)
      const sealer = createCipheriv(cipher, key, iv)
      sealer.setAAD(Buffer.from(tenant))
      const issued = clock.now().getTime()
      const ends = Math.ceil((issued + lasts[kind]) / 1000)
      const words = sealer.update(
        [kind, item, ends, account, issued, isPreview ? 'preview' : '', session ?? ''].join('|'),
      )
      return Buffer.concat([iv, words, sealer.final(), sealer.getAuthTag()]).toString('base64url')
    },
    open(tenant, kinds, ticket) {
      const words = unseal(key, tenant, ticket)?.split('|')
      const kind = kindIn(words?.[0])
      const [, item, ends, account, issuedAt, extent, session] = words ?? []
      if (!kind || !item || !ends || !account || !kinds.includes(kind)) return null
      const endsAt = Number(ends) * 1000
      if (endsAt <= clock.now().getTime()) return null
      // Tickets of earlier versions say no more than when they end.
      const issued = new Date(issuedAt ? Number(issuedAt) : endsAt - lasts[kind])
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
