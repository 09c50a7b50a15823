import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  canCloseDialog,
  closeDialog,
  closeDialogs,
  closeDialogsForRouteChange,
  dialogs,
  openDialog,
  keepTyping,
  setCanCloseDialog,
  setDialogResult,
  showWaitingDialogs,
} from './dialogs.ts'

const names = () => dialogs.stack.map(({ name }) => name)
const topId = () => dialogs.stack.at(-1)?.id ?? 0
/** Long enough for every timer that is due at once. */
const nextTask = () => new Promise((done) => setTimeout(done))
/** What each promise has resolved with so far, in that order. */
const recordSettled = (promises: Record<string, Promise<unknown>>) => {
  const settled: [name: string, result: unknown][] = []
  for (const [name, promise] of Object.entries(promises))
    void promise.then((result) => settled.push([name, result]))
  return settled
}

const closeAll = async () => {
  closeDialogs(() => true)
  await nextTask()
}
beforeEach(closeAll)
// Files of one worker share their modules.
afterAll(closeAll)

describe('the props of a dialog', () => {
  it('stay unchanged: storage accepts them as before', () => {
    const card = { id: 'alb_1', by: { id: 'art_1', names: [{ lang: 'en' }] } }
    void openDialog('rating', { card: card as never, title: 'Desert Light' })
    expect(dialogs.stack.at(-1)?.props).toMatchObject({ title: 'Desert Light' })
    expect(structuredClone(card)).toEqual({ id: 'alb_1', by: { id: 'art_1', names: [{ lang: 'en' }] } })
  })
})

describe('the result of a dialog', () => {
  it('is what the dialog set, delivered once it has closed', async () => {
    const settled = recordSettled({
      signOut: openDialog('signOut', { losses: { unsent: ['Desert Light'], downloads: [], queue: [] } }),
    })
    setDialogResult(topId(), true)
    await nextTask()
    expect(settled).toEqual([])
    closeDialog('signOut')
    await nextTask()
    expect(settled).toEqual([['signOut', true]])
  })
  it('is undefined when the dialog is dismissed or a route change closes it', async () => {
    const dismissed = openDialog('share', { path: '/', title: 'Home' })
    closeDialogs(({ name }) => name === 'share')
    expect(await dismissed).toBeUndefined()
    const left = openDialog('share', { path: '/', title: 'Home' })
    closeDialogsForRouteChange()
    expect(await left).toBeUndefined()
    expect(names()).toEqual([])
  })
  it('is undefined for the older of two dialogs of the same name, which it replaces', async () => {
    const first = openDialog('login', {})
    const settled = recordSettled({ second: openDialog('login', { returnTo: '/plans' }) })
    expect(await first).toBeUndefined()
    expect(dialogs.stack.map(({ props }) => props)).toEqual([{ returnTo: '/plans' }])
    expect(settled).toEqual([])
  })
})

describe('a third dialog', () => {
  it('replaces the topmost, which settles after it with the result it sets in answer', async () => {
    const base = openDialog('player', {})
    const opener = openDialog('signOut', { losses: { unsent: [], downloads: [], queue: [] } })
    const openerId = topId()
    const top = openDialog('share', { path: '/', title: 'Home' })
    const settled = recordSettled({ base, opener, top })
    void top.then((result) => setDialogResult(openerId, result === 'copied'))
    expect(names()).toEqual(['player', 'share'])
    await nextTask()
    expect(settled).toEqual([])
    setDialogResult(topId(), 'copied')
    closeDialog('share')
    await nextTask()
    expect(settled).toEqual([
      ['top', 'copied'],
      ['opener', true],
    ])
    expect(names()).toEqual(['player'])
  })
  it('may be followed by further ones: the opener settles when the last of them has closed', async () => {
    void openDialog('player', {})
    const opener = openDialog('queue', {})
    const second = openDialog('login', {})
    let third: Promise<unknown> = Promise.resolve()
    void second.then(() => {
      third = openDialog('consent', {})
    })
    const settled = recordSettled({ opener, second })
    closeDialog('login')
    await nextTask()
    expect([names(), settled]).toEqual([['player', 'consent'], [['second', undefined]]])
    closeDialog('consent')
    await third
    await nextTask()
    expect(settled.at(-1)).toEqual(['opener', undefined])
  })
  it('waits for a free place if nobody asked for it, over a route change too', async () => {
    void openDialog('player', {})
    void openDialog('queue', {})
    const unasked = openDialog('sessionExpired', {}, { isUnasked: true })
    expect(names()).toEqual(['player', 'queue'])
    closeDialog('queue')
    expect(names()).toEqual(['player', 'sessionExpired'])
    void openDialog('queue', {})
    void openDialog('genericError', {}, { isUnasked: true })
    const settled = recordSettled({ unasked })
    await nextTask()
    expect(settled).toEqual([])
    void openDialog('login', {}, { isUnasked: true })
    closeDialogsForRouteChange()
    expect(names()).toEqual([])
    showWaitingDialogs()
    expect(names()).toEqual(['genericError', 'login'])
  })
})

describe('a dialog that waits', () => {
  it('replaces the one of its name that waits already, which settles without a result', async () => {
    void openDialog('player', {})
    void openDialog('queue', {})
    const first = openDialog('genericError', { status: 500 }, { isUnasked: true })
    void openDialog('login', {}, { isUnasked: true })
    const settled = recordSettled({ first })
    const second = openDialog('genericError', { status: 503 }, { isUnasked: true })
    await nextTask()
    expect(settled).toEqual([['first', undefined]])
    closeDialogs(({ name }) => name === 'player' || name === 'queue')
    expect(names()).toEqual(['login', 'genericError'])
    expect(dialogs.stack.at(-1)?.props).toEqual({ status: 503 })
    closeDialog('genericError')
    expect(await second).toBeUndefined()
    expect(names()).toEqual(['login'])
  })
  it('gives way to one of its name that somebody asks for', async () => {
    void openDialog('player', {})
    void openDialog('queue', {})
    const waiting = openDialog('login', {}, { isUnasked: true })
    void openDialog('login', { returnTo: '/plans' })
    expect(await waiting).toBeUndefined()
    closeDialog('login')
    expect(names()).toEqual(['player'])
  })
})

describe('a dialog over the topmost', () => {
  const coverQueue = () => {
    void openDialog('player', {})
    const queue = openDialog('queue', {})
    const share = openDialog('share', { path: '/', title: 'Queue' }, { coversTopmost: true })
    return { queue, share }
  }
  it('hides it, and brings it back when it closes', async () => {
    const settled = recordSettled(coverQueue())
    expect(names()).toEqual(['player', 'share'])
    closeDialog('share')
    expect(names()).toEqual(['player', 'queue'])
    await nextTask()
    expect(settled).toEqual([['share', undefined]])
    closeDialog('queue')
    await nextTask()
    expect([names(), settled.at(-1)]).toEqual([['player'], ['queue', undefined]])
  })
  it('brings it back after a dialog of its own as well', async () => {
    coverQueue()
    void openDialog('login', {})
    expect(names()).toEqual(['player', 'login'])
    closeDialog('login')
    await nextTask()
    expect(names()).toEqual(['player', 'queue'])
  })
  it('takes it along when the page changes, and when the same name opens again', async () => {
    const left = recordSettled(coverQueue())
    closeDialogsForRouteChange()
    await nextTask()
    expect([names(), left.map(([name]) => name).toSorted()]).toEqual([[], ['queue', 'share']])
    const replaced = recordSettled(coverQueue())
    void openDialog('share', { path: '/', title: 'Home' })
    await nextTask()
    expect(replaced.map(([name]) => name).toSorted()).toEqual(['queue', 'share'])
    expect(names()).toEqual(['player', 'share'])
  })
})

describe('a dialog that may not close', () => {
  it('says so until it takes that back', () => {
    void openDialog('login', {})
    const id = topId()
    expect(canCloseDialog(id)).toBe(true)
    setCanCloseDialog(id, () => false)
    expect(canCloseDialog(id)).toBe(false)
    setCanCloseDialog(id, undefined)
    expect(canCloseDialog(id)).toBe(true)
  })
  it('asks whether to discard what is typed, until the question is dismissed or answered', () => {
    void openDialog('login', {})
    const id = topId()
    const isAsking = () => dialogs.stack.at(-1)?.isAsking ?? false
    setCanCloseDialog(id, () => 'ask')
    const seen = [0, 1, 2].map(() => [canCloseDialog(id), isAsking()])
    expect(seen).toEqual([
      [false, true],
      [false, false],
      [false, true],
    ])
    keepTyping(id)
    expect(isAsking()).toBe(false)
  })
})
