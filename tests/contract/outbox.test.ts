/** Events of the outbox: who gets them, when, and how often. */
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineConsumer, Undeliverable } from '../../server/events/consumer.ts'
import { claimEvent, writeEvent } from '../../server/events/outbox.ts'
import { type Outbox, openOutbox } from '../support/outbox.ts'

const second = 1000
const minute = 60 * second

let outbox: Outbox
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(() => outbox.close())

const greeted = { name: 'greeted', payload: v.object({ whom: v.string() }) }
const greet = (whom: string, tenant = 'nour') =>
  outbox.store.within(tenant, (scope) =>
    writeEvent(scope, greeted, { whom }, { id: whom, now: outbox.clock.now() }),
  )
const readEvents = (tenant = 'nour') =>
  outbox.store.within(tenant, ({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute())
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
    const work = outbox.store.within('nour', async (scope) => {
      await writeEvent(scope, greeted, { whom: 'ghost' }, { id: 'ghost', now: outbox.clock.now() })
      throw new Error('the cause failed')
    })
    await expect(work).rejects.toThrow('the cause failed')
    await greet('lina')
    const { consumer, greetings } = openGreeter()
    await outbox.openRelay([consumer]).deliverDue()
    expect(greetings).toEqual(['lina'])
  })

  it('is delivered once by all processes on a store, to each of its consumers', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `guest-${String(n).padStart(2, '0')}`)
    for (const name of names) await greet(name, Number(name.slice(-1)) % 2 ? 'nour' : 'riwaq')
    const [first, second] = [openGreeter(), openGreeter()]
    const relayOfAProcess = () => outbox.openRelay([first.consumer, second.consumer])
    await Promise.all([relayOfAProcess().deliverDue(), relayOfAProcess().deliverDue()])
    for (const { greetings } of [first, second]) expect(greetings.toSorted()).toEqual(names)
    expect(await outbox.metrics.text()).toMatch(
      /riwaq_deliveries_total\{event="greeted",outcome="sent",store="\w+"\} 30/,
    )
  })

  it('claimed by a process that died is delivered by another one five minutes later', async () => {
    await greet('lina')
    const hiddenUntil = new Date(outbox.clock.now().getTime() + 5 * minute)
    await outbox.store.within('nour', (scope) =>
      claimEvent(scope, 'greeted', { now: outbox.clock.now(), hiddenUntil }),
    )
    const { consumer, greetings } = openGreeter()
    const relay = outbox.openRelay([consumer])
    await relay.deliverDue()
    expect(greetings).toEqual([])
    outbox.clock.pass(5 * minute)
    await relay.deliverDue()
    expect(greetings).toEqual(['lina'])
  })

  it('that fails is tried again after longer and longer, for three days, and holds up no other', async () => {
    await greet('a-broken-one')
    await greet('lina')
    const { consumer, greetings } = openGreeter((whom) => {
      if (whom === 'a-broken-one') throw new Error('it broke')
    })
    const relay = outbox.openRelay([consumer])
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
    expect(greetings.filter((whom) => whom === 'lina')).toHaveLength(1)
    outbox.clock.pass(day)
    await relay.deliverDue()
    expect(greetings.filter((whom) => whom === 'a-broken-one')).toHaveLength(12)
  })

  it('that nobody can ever take, or whose payload has another shape, is not tried again', async () => {
    await greet('nobody')
    await outbox.store.within('nour', (scope) =>
      writeEvent(
        scope,
        { name: 'greeted', payload: v.object({}) },
        {},
        { id: 'odd', now: outbox.clock.now() },
      ),
    )
    const { consumer, greetings } = openGreeter(() => {
      throw new Undeliverable('nobody is here')
    })
    await outbox.openRelay([consumer]).deliverDue()
    expect(greetings).toEqual(['nobody'])
    expect((await readEvents()).map(({ failed }) => failed)).toEqual([outbox.clock.now(), outbox.clock.now()])
  })

  it('of a name that this version does not know waits for one that does', async () => {
    await greet('lina')
    await outbox.openRelay([]).deliverDue()
    const { consumer, greetings } = openGreeter()
    await outbox.openRelay([consumer]).deliverDue()
    expect(greetings).toEqual(['lina'])
  })

  it('is delivered as soon as the transaction is committed in which the relay was woken, and not a tick later', async () => {
    const { consumer, greetings } = openGreeter()
    const relay = outbox.openRelay([consumer])
    relay.start()
    await outbox.store.within('nour', async (scope) => {
      await writeEvent(scope, greeted, { whom: 'lina' }, { id: 'lina', now: outbox.clock.now() })
      relay.wake()
    })
    await expect.poll(() => greetings, { timeout: 4 * second }).toEqual(['lina'])
    expect(outbox.logged()).toBe('')
  })

  it('under way is finished when the server stops, and those behind it wait in the outbox', async () => {
    await greet('a-first')
    await greet('b-second')
    let end = () => undefined as void
    let markStarted = () => undefined as void
    const started = new Promise<void>((done) => (markStarted = done))
    const { consumer } = openGreeter(
      () =>
        new Promise((done) => {
          end = done
          markStarted()
        }),
    )
    const relay = outbox.openRelay([consumer])
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
    const { consumer, greetings } = openGreeter((whom) => (whom === 'a-slow-one' ? slow : undefined))
    const delivery = outbox.openRelay([consumer]).deliverDue()
    await expect.poll(() => greetings.toSorted()).toEqual(['a-slow-one', 'lina'])
    end()
    await delivery
  })
})
