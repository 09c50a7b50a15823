/** Letters caused by events of the outbox, over a real store and a real mail server. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIds } from '../../server/clock.ts'
import type { ServerContext } from '../../server/context.ts'
import { createConsumers } from '../../server/events/consumers.ts'
import { ownerOfLink, requestReset } from '../../server/modules/password/password.usecases.ts'
import { readSettings } from '../../server/start/settings.ts'
import { startMailServer } from '../support/mail-server.ts'
import { type Outbox, openOutbox } from '../support/outbox.ts'
import { addAccount } from '../support/rows.ts'

const minute = 60_000

let outbox: Outbox
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(() => outbox.close())

const origin = 'http://riwaq.localhost'
const openLetters = (smtpUrl: string) => {
  const { store, tenants, clock, log } = outbox
  const settings = readSettings({ SMTP_URL: smtpUrl, MAIL_FROM: 'Riwaq <info@riwaq.example>' })
  const secrets = { readOrCreate: async (_: string, make: () => string | Promise<string>) => make() }
  const context: ServerContext = {
    store,
    tenants,
    clock,
    log,
    settings,
    ids: createIds(clock),
    secrets,
    portalAddress: () => 'https://portal.example',
  }
  const request = (typed: string) =>
    store.within('riwaq', (scope) =>
      requestReset(scope, { typed, lang: 'en', origin }, { id: context.ids.next(), now: clock.now() }),
    )
  return { request, relay: outbox.openRelay(createConsumers(context)) }
}
const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(text)?.[1]
const sessionIn = (text: string) =>
  /\?session_id=([\w-]{20,})/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? ''

describe('a letter', () => {
  it('is lost to no outage of the mail server, and its link opens for an hour from when it was written', async () => {
    await addAccount(outbox.store, 'riwaq', 'lina')
    await addAccount(outbox.store, 'riwaq', 'omar')
    const down = await startMailServer()
    const { request, relay } = openLetters(down.url)
    await down.close()
    await request('lina@riwaq.example')
    await request('omar@riwaq.example')
    for (let attempts = 0; attempts < 12; attempts++) {
      await relay.deliverDue()
      outbox.clock.pass(15 * minute)
    }
    const again = await startMailServer({ port: down.port })
    try {
      await relay.deliverDue()
      expect(again.letters.map(({ to }) => to).toSorted()).toEqual([
        'lina@riwaq.example',
        'omar@riwaq.example',
      ])
      outbox.clock.pass(59 * minute)
      const sessions = again.letters.map(({ text }) => sessionIn(text))
      for (const session of sessions)
        expect(
          await outbox.store.within('riwaq', (scope) => ownerOfLink(scope, session, outbox.clock.now())),
        ).not.toBeNull()
      expect(outbox.logged()).toContain('LetterNotSent: ')
      expect(outbox.logged()).not.toContain('@')
    } finally {
      await again.close()
    }
  })

  it('sent by a process that died before it could note that comes again with its Message-ID, and either link opens', async () => {
    await addAccount(outbox.store, 'riwaq', 'lina')
    const mail = await startMailServer()
    try {
      const { request, relay } = openLetters(mail.url)
      await request('lina@riwaq.example')
      await relay.deliverDue()
      await outbox.store.within('riwaq', ({ db }) => db.updateTable('outbox').set({ sent: null }).execute())
      outbox.clock.pass(5 * minute)
      await relay.deliverDue()
      const [first, second] = mail.letters.map(({ text }) => ({
        id: headerOf(text, 'Message-ID'),
        session: sessionIn(text),
      }))
      expect(first?.id).toMatch(/^<\w{26}@riwaq\.example>$/)
      expect(second?.id).toBe(first?.id)
      expect(second?.session).not.toBe(first?.session)
      for (const one of [first, second]) {
        const session = one?.session ?? ''
        expect(
          await outbox.store.within('riwaq', (scope) => ownerOfLink(scope, session, outbox.clock.now())),
        ).not.toBeNull()
      }
    } finally {
      await mail.close()
    }
  })

  it('written several times counts once among the three an hour', async () => {
    await addAccount(outbox.store, 'riwaq', 'lina')
    const down = await startMailServer()
    const { request, relay } = openLetters(down.url)
    await down.close()
    await request('lina@riwaq.example')
    for (let attempts = 0; attempts < 5; attempts++) {
      await relay.deliverDue()
      outbox.clock.pass(2 * minute)
    }
    const again = await startMailServer({ port: down.port })
    try {
      for (let letters = 0; letters < 3; letters++) {
        await relay.deliverDue()
        outbox.clock.pass(2 * minute)
        await request('lina@riwaq.example')
      }
      await relay.deliverDue()
      expect(again.letters).toHaveLength(3)
    } finally {
      await again.close()
    }
  })

  it('whose recipient the mail server refuses is not tried again; the log has the reason and no address', async () => {
    await addAccount(outbox.store, 'riwaq', 'kurt')
    const strict = await startMailServer({ refused: 'kurt@riwaq.example' })
    try {
      const { request, relay } = openLetters(strict.url)
      await request('kurt@riwaq.example')
      await relay.deliverDue()
      outbox.clock.pass(60 * minute)
      await relay.deliverDue()
      expect(outbox.logged()).toContain('an event is not delivered')
      expect(outbox.logged()).toContain('"attempts":1,"reason":"Undeliverable: EENVELOPE 550"')
      expect(outbox.logged().split('\n').filter(Boolean)).toHaveLength(1)
      expect(outbox.logged()).not.toContain('@')
      expect(strict.letters).toEqual([])
    } finally {
      await strict.close()
    }
  })
})
