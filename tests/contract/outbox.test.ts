/** Events of the outbox and the letters that they bring, over a real store and a real mail server. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIds } from '../../server/clock.ts'
import type { ServerContext, Store } from '../../server/context.ts'
import { defineConsumer, Undeliverable } from '../../server/events/consumer.ts'
import { createConsumers } from '../../server/events/consumers.ts'
import { claimEvent, writeEvent } from '../../server/events/outbox.ts'
import { createRelay, type Relay, type RelayParts } from '../../server/events/relay.ts'
import { createLog } from '../../server/http/log.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import { ownerOfLink, requestReset } from '../../server/modules/password/password.usecases.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import * as v from 'valibot'
import { testClock } from '../support/backend.ts'
import { startMailServer } from '../support/mail-server.ts'
import { addAccount } from '../support/rows.ts'
import { openTestStore } from '../support/store.ts'

const second = 1000
const minute = 60 * second
const tenants = loadTenants()
let store: Store
let clock: ReturnType<typeof testClock>
let metrics: ReturnType<typeof createMetrics>
let logged: string
let relays: Relay[]
beforeEach(async () => {
  store = await openTestStore()
  clock = testClock()
  metrics = createMetrics(store.engine)
  logged = ''
  relays = []
})
afterEach(async () => {
  for (const relay of relays) await relay.stop()
  await store.close()
})

const log = createLog('info', { write: (line: string) => void (logged += line) })
const openRelay = (consumers: RelayParts['consumers']) => {
  const relay = createRelay({ store, tenants, clock, log, metrics, consumers })
  relays.push(relay)
  return relay
}

const greeted = { name: 'greeted', payload: v.object({ whom: v.string() }) }
const greet = (whom: string, tenant = 'nour') =>
  store.within(tenant, (scope) => writeEvent(scope, greeted, { whom }, { id: whom, now: clock.now() }))
const readEvents = (tenant = 'nour') =>
  store.within(tenant, ({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute())
/** Records each event it receives, after running what the test wants first. */
const openGreeter = (act: (whom: string) => Promise<void> | void = () => undefined) => {
  const greetings: string[] = []
  const consumer = defineConsumer(greeted, async ({ whom }) => {
    greetings.push(whom)
    await act(whom)
  })
  return { consumer, greetings }
}

describe('an event', () => {
  it('is there exactly if the transaction of its cause was committed', async () => {
    const work = store.within('nour', async (scope) => {
      await writeEvent(scope, greeted, { whom: 'ghost' }, { id: 'ghost', now: clock.now() })
      throw new Error('the cause failed')
    })
    await expect(work).rejects.toThrow('the cause failed')
    await greet('lina')
    const { consumer, greetings } = openGreeter()
    await openRelay([consumer]).deliverDue()
    expect(greetings).toEqual(['lina'])
  })

  it('is delivered once by all processes on a store, to each of its consumers', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `guest-${String(n).padStart(2, '0')}`)
    for (const name of names) await greet(name, Number(name.slice(-1)) % 2 ? 'nour' : 'riwaq')
    const [first, second] = [openGreeter(), openGreeter()]
    const relayOfAProcess = () => openRelay([first.consumer, second.consumer])
    await Promise.all([relayOfAProcess().deliverDue(), relayOfAProcess().deliverDue()])
    for (const { greetings } of [first, second]) expect(greetings.toSorted()).toEqual(names)
    expect(await metrics.text()).toMatch(
      /riwaq_deliveries_total\{event="greeted",outcome="sent",store="\w+"\} 30/,
    )
  })

  it('claimed by a process that died is delivered by another one five minutes later', async () => {
    await greet('lina')
    const hiddenUntil = new Date(clock.now().getTime() + 5 * minute)
    await store.within('nour', (scope) => claimEvent(scope, 'greeted', { now: clock.now(), hiddenUntil }))
    const { consumer, greetings } = openGreeter()
    const relay = openRelay([consumer])
    await relay.deliverDue()
    expect(greetings).toEqual([])
    clock.pass(5 * minute)
    await relay.deliverDue()
    expect(greetings).toEqual(['lina'])
  })

  it('that fails is tried again after longer and longer, for three days, and holds up no other', async () => {
    await greet('a-broken-one')
    await greet('lina')
    const { consumer, greetings } = openGreeter((whom) => {
      if (whom === 'a-broken-one') throw new Error('it broke')
    })
    const relay = openRelay([consumer])
    const delays: number[] = []
    const nextDelay = async () => {
      await relay.deliverDue()
      const [broken] = await readEvents()
      if (!broken || broken.failed) return null
      return (broken.due.getTime() - clock.now().getTime()) / second
    }
    for (let attempts = 0; attempts < 10; attempts++) {
      const delay = (await nextDelay()) ?? 0
      delays.push(delay)
      clock.pass(delay * second)
    }
    expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
    const day = 24 * 60 * minute
    clock.pass(2.9 * day)
    expect(await nextDelay()).toBe(900)
    clock.pass(0.1 * day)
    expect(await nextDelay()).toBeNull()
    expect(greetings.filter((whom) => whom === 'lina')).toHaveLength(1)
    clock.pass(day)
    await relay.deliverDue()
    expect(greetings.filter((whom) => whom === 'a-broken-one')).toHaveLength(12)
  })

  it('that nobody can ever take, or whose payload has another shape, is not tried again', async () => {
    await greet('nobody')
    await store.within('nour', (scope) =>
      writeEvent(scope, { name: 'greeted', payload: v.object({}) }, {}, { id: 'odd', now: clock.now() }),
    )
    const { consumer, greetings } = openGreeter(() => {
      throw new Undeliverable('nobody is here')
    })
    await openRelay([consumer]).deliverDue()
    expect(greetings).toEqual(['nobody'])
    expect((await readEvents()).map(({ failed }) => failed)).toEqual([clock.now(), clock.now()])
  })

  it('of a name that this version does not know waits for one that does', async () => {
    await greet('lina')
    await openRelay([]).deliverDue()
    const { consumer, greetings } = openGreeter()
    await openRelay([consumer]).deliverDue()
    expect(greetings).toEqual(['lina'])
  })

  it('is delivered as soon as the transaction is committed in which the relay was woken, and not a tick later', async () => {
    const { consumer, greetings } = openGreeter()
    const relay = openRelay([consumer])
    relay.start()
    await store.within('nour', async (scope) => {
      await writeEvent(scope, greeted, { whom: 'lina' }, { id: 'lina', now: clock.now() })
      relay.wake()
    })
    await expect.poll(() => greetings, { timeout: 4 * second }).toEqual(['lina'])
    expect(logged).toBe('')
  })

  it('under way is finished when the server stops, and those behind it wait in the outbox', async () => {
    await greet('a-first')
    await greet('b-second')
    let end = () => undefined as void
    const started = new Promise<void>((markStarted) => {
      const { consumer } = openGreeter(
        () =>
          new Promise((done) => {
            end = done
            markStarted()
          }),
      )
      const relay = openRelay([consumer])
      relay.start()
      relay.wake()
    })
    await started
    const stopped = relays[0]?.stop()
    end()
    await stopped
    expect((await readEvents()).map(({ sent }) => sent)).toEqual([clock.now(), null])
  })

  it('of one tenant waits for no consumer of another one', async () => {
    await greet('a-slow-one', 'riwaq')
    await greet('lina', 'nour')
    let end = () => undefined as void
    const slow = new Promise<void>((done) => (end = done))
    const { consumer, greetings } = openGreeter((whom) => (whom === 'a-slow-one' ? slow : undefined))
    const delivery = openRelay([consumer]).deliverDue()
    await expect.poll(() => greetings.toSorted()).toEqual(['a-slow-one', 'lina'])
    end()
    await delivery
  })
})

const origin = 'http://riwaq.localhost'
const openLetters = (smtpUrl: string) => {
  const settings = readSettings({ SMTP_URL: smtpUrl, MAIL_FROM: 'Riwaq <door@riwaq.example>' })
  const secrets = { readOrCreate: async (_: string, make: () => string | Promise<string>) => make() }
  const context: ServerContext = {
    settings,
    store,
    tenants,
    clock,
    ids: createIds(clock),
    log,
    secrets,
    portalAddress: () => 'https://portal.example',
  }
  const request = (typed: string) =>
    store.within('riwaq', (scope) =>
      requestReset(scope, { typed, lang: 'en', origin }, { id: context.ids.next(), now: clock.now() }),
    )
  return { request, relay: openRelay(createConsumers(context)) }
}
const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(text)?.[1]
const sessionIn = (text: string) =>
  /\?session_id=([\w-]{20,})/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? ''

describe('a letter', () => {
  it('is lost to no outage of the mail server, and its link opens for an hour from when it was written', async () => {
    await addAccount(store, 'riwaq', 'lina')
    await addAccount(store, 'riwaq', 'omar')
    const down = await startMailServer()
    const { request, relay } = openLetters(down.url)
    await down.close()
    await request('lina@riwaq.example')
    await request('omar@riwaq.example')
    for (let attempts = 0; attempts < 12; attempts++) {
      await relay.deliverDue()
      clock.pass(15 * minute)
    }
    const again = await startMailServer({ port: down.port })
    try {
      await relay.deliverDue()
      expect(again.letters.map(({ to }) => to).toSorted()).toEqual([
        'lina@riwaq.example',
        'omar@riwaq.example',
      ])
      clock.pass(59 * minute)
      const sessions = again.letters.map(({ text }) => sessionIn(text))
      for (const session of sessions)
        expect(
          await store.within('riwaq', (scope) => ownerOfLink(scope, session, clock.now())),
        ).not.toBeNull()
      expect(logged).toContain('LetterNotSent: ')
      expect(logged).not.toContain('@')
    } finally {
      await again.close()
    }
  })

  it('sent by a process that died before it could note that comes again with its Message-ID, and either link opens', async () => {
    await addAccount(store, 'riwaq', 'lina')
    const mail = await startMailServer()
    try {
      const { request, relay } = openLetters(mail.url)
      await request('lina@riwaq.example')
      await relay.deliverDue()
      await store.within('riwaq', ({ db }) => db.updateTable('outbox').set({ sent: null }).execute())
      clock.pass(5 * minute)
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
          await store.within('riwaq', (scope) => ownerOfLink(scope, session, clock.now())),
        ).not.toBeNull()
      }
    } finally {
      await mail.close()
    }
  })

  it('written several times counts once among the three an hour', async () => {
    await addAccount(store, 'riwaq', 'lina')
    const down = await startMailServer()
    const { request, relay } = openLetters(down.url)
    await down.close()
    await request('lina@riwaq.example')
    for (let attempts = 0; attempts < 5; attempts++) {
      await relay.deliverDue()
      clock.pass(2 * minute)
    }
    const again = await startMailServer({ port: down.port })
    try {
      for (let letters = 0; letters < 3; letters++) {
        await relay.deliverDue()
        clock.pass(2 * minute)
        await request('lina@riwaq.example')
      }
      await relay.deliverDue()
      expect(again.letters).toHaveLength(3)
    } finally {
      await again.close()
    }
  })

  it('whose recipient the mail server refuses is not tried again; the log has the reason and no address', async () => {
    await addAccount(store, 'riwaq', 'kurt')
    const strict = await startMailServer({ refused: 'kurt@riwaq.example' })
    try {
      const { request, relay } = openLetters(strict.url)
      await request('kurt@riwaq.example')
      await relay.deliverDue()
      clock.pass(60 * minute)
      await relay.deliverDue()
      expect(logged).toContain('an event is not delivered')
      expect(logged).toContain('"attempts":1,"reason":"Undeliverable: EENVELOPE 550"')
      expect(logged.split('\n').filter(Boolean)).toHaveLength(1)
      expect(logged).not.toContain('@')
      expect(strict.letters).toEqual([])
    } finally {
      await strict.close()
    }
  })
})
