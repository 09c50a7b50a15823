/** Events of the outbox: who gets them, when, and how often. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Consume, Undeliverable } from '../../server/events/consumer.ts'
import { claimEvent, deleteSettledEvents, writeEvent } from '../../server/events/outbox.ts'
import { type Outbox, openOutbox } from '../support/outbox.ts'

const second = 1000
const minute = 60 * second

let outbox: Outbox
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(() => outbox.close())

type Payload = Parameters<Consume<'letter-requested'>>[0]
const payloadFor = (account: string): Payload => ({
  template: 'account-deleted',
  account,
  lang: 'en',
  origin: 'https://portal.example',
})
/** Greetings are letters that are requested: the table has no event that only tests write. */
const greet = (whom: string, tenant = 'nour') =>
  outbox.store.within(tenant, (scope) =>
    writeEvent(scope, 'letter-requested', payloadFor(whom), { id: whom, now: outbox.clock.now() }),
  )
/** As another build wrote it. */
const addRow = (id: string, row: { name: string; payload: string }) =>
  outbox.store.within('nour', ({ db, tenant }) => {
    const now = outbox.clock.now()
    return db
      .insertInto('outbox')
      .values({ ...row, tenant, id, event_key: null, created: now, due: now, sent: null, failed: null })
      .execute()
  })
const readEvents = (tenant = 'nour') =>
  outbox.store.within(tenant, ({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute())
/** Records each event it receives, after running what the test wants first. */
const openGreeter = (act: (whom: string) => Promise<void> | void = () => undefined) => {
  const greetings: string[] = []
  const consume: Consume<'letter-requested'> = async ({ account }) => {
    const whom = account ?? ''
    greetings.push(whom)
    await act(whom)
  }
  return { consume, greetings }
}
const openRelay = (...greeters: { consume: Consume<'letter-requested'> }[]) =>
  outbox.openRelay({
    'letter-requested': Object.fromEntries(greeters.map(({ consume }, at) => [`greeter-${at}`, consume])),
  })

describe('an event', () => {
  it('is there exactly if the transaction of its cause was committed', async () => {
    const work = outbox.store.within('nour', async (scope) => {
      await writeEvent(scope, 'letter-requested', payloadFor('ghost'), {
        id: 'ghost',
        now: outbox.clock.now(),
      })
      throw new Error('the cause failed')
    })
    await expect(work).rejects.toThrow('the cause failed')
    await greet('lina')
    const greeter = openGreeter()
    await openRelay(greeter).deliverDue()
    expect(greeter.greetings).toEqual(['lina'])
  })

  it('is delivered once by all processes on a store, to each of its consumers', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `guest-${String(n).padStart(2, '0')}`)
    for (const name of names) await greet(name, Number(name.slice(-1)) % 2 ? 'nour' : 'riwaq')
    const [first, second] = [openGreeter(), openGreeter()]
    const relayOfAProcess = () => openRelay(first, second)
    await Promise.all([relayOfAProcess().deliverDue(), relayOfAProcess().deliverDue()])
    for (const { greetings } of [first, second]) expect(greetings.toSorted()).toEqual(names)
    expect(await outbox.metrics.text()).toMatch(
      /riwaq_deliveries_total\{event="letter-requested",outcome="sent",store="\w+"\} 30/,
    )
  })

  it('claimed by a process that died is delivered by another one five minutes later', async () => {
    await greet('lina')
    const hiddenUntil = new Date(outbox.clock.now().getTime() + 5 * minute)
    await outbox.store.within('nour', (scope) =>
      claimEvent(scope, 'letter-requested', { now: outbox.clock.now(), hiddenUntil }),
    )
    const greeter = openGreeter()
    const relay = openRelay(greeter)
    await relay.deliverDue()
    expect(greeter.greetings).toEqual([])
    outbox.clock.pass(5 * minute)
    await relay.deliverDue()
    expect(greeter.greetings).toEqual(['lina'])
  })

  it('that fails is tried again after longer and longer, for three days, and holds up no other', async () => {
    await greet('a-broken-one')
    await greet('lina')
    const greeter = openGreeter((whom) => {
      if (whom === 'a-broken-one') throw new Error('it broke')
    })
    const relay = openRelay(greeter)
    const delays: number[] = []
    const nextDelay = async () => {
      await relay.deliverDue()
      const [broken] = await readEvents()
      if (!broken || broken.failed) return null
      return (broken.due.getTime() - outbox.clock.now().getTime()) / second
    }
    for (let attempts = 0; attempts < 10; attempts++) {
      const delay = (await nextDelay()) ?? 0
      delays.push(delay)
      outbox.clock.pass(delay * second)
    }
    expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
    const day = 24 * 60 * minute
    outbox.clock.pass(2.9 * day)
    expect(await nextDelay()).toBe(900)
    outbox.clock.pass(0.1 * day)
    expect(await nextDelay()).toBeNull()
    expect(greeter.greetings.filter((whom) => whom === 'lina')).toHaveLength(1)
    outbox.clock.pass(day)
    await relay.deliverDue()
    expect(greeter.greetings.filter((whom) => whom === 'a-broken-one')).toHaveLength(12)
  })

  it('that nobody can ever take, or whose payload has another shape, is not tried again', async () => {
    await greet('nobody')
    await addRow('odd', { name: 'letter-requested', payload: '{}' })
    const greeter = openGreeter(() => {
      throw new Undeliverable('nobody is here')
    })
    await openRelay(greeter).deliverDue()
    expect(greeter.greetings).toEqual(['nobody'])
    expect((await readEvents()).map(({ failed }) => failed)).toEqual([outbox.clock.now(), outbox.clock.now()])
  })

  it('reaches every consumer, also where the first of them fails or can never take it', async () => {
    await greet('a-broken-one')
    await greet('b-impossible-one')
    const first = openGreeter((whom) => {
      throw whom === 'a-broken-one' ? new Error('it broke') : new Undeliverable('nobody is here')
    })
    const last = openGreeter()
    const relay = openRelay(first, last)
    await relay.deliverDue()
    expect(last.greetings).toEqual(['a-broken-one', 'b-impossible-one'])
    expect((await readEvents()).map(({ failed }) => failed)).toEqual([null, outbox.clock.now()])
    expect(outbox.logged()).toMatch(/"consumer":"greeter-0",.*it broke.*will be delivered later/)
    expect(outbox.logged()).not.toContain('greeter-1')
  })

  it('that one consumer can never take is tried again while another may still take it', async () => {
    await greet('lina')
    const first = openGreeter(() => {
      throw new Undeliverable('nobody is here')
    })
    let isDown = true
    const last = openGreeter(() => {
      if (isDown) throw new Error('it broke')
    })
    const relay = openRelay(first, last)
    await relay.deliverDue()
    expect((await readEvents()).map(({ failed }) => failed)).toEqual([null])
    isDown = false
    outbox.clock.pass(5 * second)
    await relay.deliverDue()
    expect(last.greetings).toEqual(['lina', 'lina'])
    expect((await readEvents()).map(({ failed }) => failed)).toEqual([outbox.clock.now()])
  })

  it('whose payload has another shape is not written', async () => {
    const odd = Object.assign(payloadFor('lina'), { template: 'of another build' })
    const write = outbox.store.within('nour', (scope) =>
      writeEvent(scope, 'letter-requested', odd, { id: 'odd', now: outbox.clock.now() }),
    )
    await expect(write).rejects.toThrow('Invalid type')
    expect(await readEvents()).toEqual([])
  })

  it('that an earlier build wrote is delivered', async () => {
    await addRow('old', {
      name: 'letter-requested',
      payload:
        '{"template":"password-reset","account":"lina","lang":"ar","origin":"http://nour.localhost:4000"}',
    })
    const greeter = openGreeter()
    await openRelay(greeter).deliverDue()
    expect(greeter.greetings).toEqual(['lina'])
  })

  it('that this version does not deliver waits for one that does', async () => {
    await greet('lina')
    await outbox.openRelay({}).deliverDue()
    const greeter = openGreeter()
    await openRelay(greeter).deliverDue()
    expect(greeter.greetings).toEqual(['lina'])
  })

  it('of a name that this version does not know is deleted after thirty days, and one that it knows is not', async () => {
    await greet('a-lina')
    await addRow('b-unknown', { name: 'of-another-build', payload: '{}' })
    const namesLeft = async () => {
      await outbox.store.within('nour', (scope) => deleteSettledEvents(scope, outbox.clock.now()))
      return (await readEvents()).map(({ id }) => id)
    }
    const day = 24 * 60 * minute
    outbox.clock.pass(29.9 * day)
    expect(await namesLeft()).toEqual(['a-lina', 'b-unknown'])
    outbox.clock.pass(0.2 * day)
    expect(await namesLeft()).toEqual(['a-lina'])
  })

  it('is delivered as soon as the transaction is committed in which the relay was woken, and not a tick later', async () => {
    const greeter = openGreeter()
    const relay = openRelay(greeter)
    relay.start()
    await outbox.store.within('nour', async (scope) => {
      await writeEvent(scope, 'letter-requested', payloadFor('lina'), { id: 'lina', now: outbox.clock.now() })
      relay.wake()
    })
    await expect.poll(() => greeter.greetings, { timeout: 4 * second }).toEqual(['lina'])
    expect(outbox.logged()).toBe('')
  })

  it('under way is finished when the server stops, and those behind it wait in the outbox', async () => {
    await greet('a-first')
    await greet('b-second')
    let end = () => undefined as void
    let markStarted = () => undefined as void
    const started = new Promise<void>((done) => (markStarted = done))
    const greeter = openGreeter(
      () =>
        new Promise((done) => {
          end = done
          markStarted()
        }),
    )
    const relay = openRelay(greeter)
    relay.start()
    relay.wake()
    await started
    const stopped = relay.stop()
    end()
    await stopped
    expect((await readEvents()).map(({ sent }) => sent)).toEqual([outbox.clock.now(), null])
  })

  it('of one tenant waits for no consumer of another one', async () => {
    await greet('a-slow-one', 'riwaq')
    await greet('lina', 'nour')
    let end = () => undefined as void
    const slow = new Promise<void>((done) => (end = done))
    const greeter = openGreeter((whom) => (whom === 'a-slow-one' ? slow : undefined))
    const delivery = openRelay(greeter).deliverDue()
    await expect.poll(() => greeter.greetings.toSorted()).toEqual(['a-slow-one', 'lina'])
    end()
    await delivery
  })
})
