import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { StartError } from '../start/settings.ts'
import { createTickets, newTicketKey } from './tickets.ts'

const clock = { at: new Date('2026-05-01T10:00:00Z'), now: () => clock.at }
const claims = {
  tenant: 'nour',
  account: 'acc_1',
  item: 'trk_1',
  kind: 'full',
  session: 'ses_1',
  isPreview: false,
} as const
const pass = { ...claims, issued: new Date('2026-05-01T10:00:00Z') }
const tickets = createTickets(newTicketKey(), clock)
const ticket = tickets.issue(claims)

describe('a ticket', () => {
  it('is valid for its tenant and purpose', () => {
    expect(tickets.open('nour', ['full'], ticket)).toEqual(pass)
  })
  it('is invalid at another tenant, for another purpose, or under another key', () => {
    expect(tickets.open('riwaq', ['full'], ticket)).toBeNull()
    expect(tickets.open('nour', ['preview', 'report'], ticket)).toBeNull()
    expect(createTickets(newTicketKey(), clock).open('nour', ['full'], ticket)).toBeNull()
  })
  it('expires after six hours', () => {
    clock.at = new Date('2026-05-01T15:59:59Z')
    expect(tickets.open('nour', ['full'], ticket)).toEqual(pass)
    clock.at = new Date('2026-05-01T16:00:01Z')
    expect(tickets.open('nour', ['full'], ticket)).toBeNull()
    clock.at = new Date('2026-05-01T10:00:00Z')
  })
  it('is invalidated by the change of any single letter', () => {
    for (let i = 0; i < ticket.length; i++) {
      const other = ticket[i] === 'A' ? 'B' : 'A'
      expect(tickets.open('nour', ['full'], ticket.slice(0, i) + other + ticket.slice(i + 1))).toBeNull()
    }
  })
  it.each(['', 'x', 'A'.repeat(60), 'A'.repeat(5000), `${ticket}=`, `${ticket} `])(
    'refuses %j without an error',
    (text) => {
      expect(tickets.open('nour', ['full'], text)).toBeNull()
    },
  )
  it('reveals neither the user nor the item', () => {
    const seen = Buffer.from(ticket, 'base64url').toString('latin1')
    expect(seen).not.toContain('acc_1')
    expect(seen).not.toContain('trk_1')
    expect(seen).not.toContain('ses_1')
  })
  it('of an earlier version counts as one for the full item, issued as long ago as it may be', () => {
    const key = newTicketKey()
    const day = 24 * 60 * 60
    const ends = Date.parse('2027-06-05T10:00:00Z') / 1000
    const sealer = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), Buffer.alloc(12, 7))
    sealer.setAAD(Buffer.from('nour'))
    const sealed = [sealer.update(`report|trk_1|${ends}|acc_1`), sealer.final()]
    const old = Buffer.concat([Buffer.alloc(12, 7), ...sealed, sealer.getAuthTag()]).toString('base64url')
    expect(createTickets(key, clock).open('nour', ['report'], old)).toEqual({
      ...claims,
      kind: 'report',
      session: null,
      issued: new Date((ends - 400 * day) * 1000),
    })
  })
  it('needs a complete key, and names at the start which secret is damaged', () => {
    const cut = () => createTickets(newTicketKey().slice(0, 20), clock)
    expect(cut).toThrow(StartError)
    expect(cut).toThrow(
      'The secret ticket-key in DATA_DIR/secrets is damaged; put a copy of it back, or delete it:',
    )
  })
})
