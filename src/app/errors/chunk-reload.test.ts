/** What a part that does not come may cost, in a browser's globals that the test owns. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { player } from '../../state/player/player.ts'
import { watchForms } from '../update/dirty-forms.ts'
import { isInUse } from '../update/in-use.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { fetchAhead, watchChunks } from './chunk-reload.ts'

const real = new Map<string, PropertyDescriptor | undefined>()
const own = (name: string, value: unknown) => {
  if (!real.has(name)) real.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

let reloaded: number
let videos: { paused: boolean }[]
let loseChunk: (event: Event) => void
let page: EventTarget

beforeEach(() => {
  ;[reloaded, videos] = [0, []]
  page = Object.assign(new EventTarget(), { querySelectorAll: () => videos })
  own('document', page)
  own('navigator', { onLine: true })
  own('location', { pathname: '/music/list', reload: () => reloaded++ })
  own('sessionStorage', createStorage())
  own('addEventListener', (_: string, heard: (event: Event) => void) => (loseChunk = heard))
  watchChunks(isInUse)
})
afterEach(() => {
  Object.assign(player, { phase: 'idle' })
  for (const [name, descriptor] of real)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  real.clear()
})

/** True: the failure is reported to the caller, which shows it. */
const lose = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  loseChunk(event)
  return !event.defaultPrevented
}
const type = (form: object) => {
  own(
    'HTMLElement',
    class extends EventTarget {
      closest = () => form
    },
  )
  const field = new HTMLElement()
  page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }))
}

it('a failed chunk does not interrupt music or a video; once they stop it reloads the page [ERR-25]', () => {
  for (const phase of ['loading', 'playing'] as const) {
    Object.assign(player, { phase })
    expect(lose()).toBe(true)
  }
  Object.assign(player, { phase: 'paused' })
  videos = [{ paused: true }, { paused: false }]
  expect(lose()).toBe(true)
  expect(reloaded).toBe(0)
  videos = [{ paused: true }]
  expect(lose()).toBe(false)
  expect(reloaded).toBe(1)
})
it('a failed chunk does not interrupt a text being read aloud', () => {
  own('speechSynthesis', { speaking: true })
  expect(lose()).toBe(true)
  expect(reloaded).toBe(0)
})
it('a failed chunk does not discard typed and unsent input', () => {
  watchForms()
  const form = { role: null, isConnected: true }
  type(form)
  expect(lose()).toBe(true)
  expect(reloaded).toBe(0)
  // Sent, or gone with its page.
  form.isConnected = false
  expect(lose()).toBe(false)
  expect(reloaded).toBe(1)
})
it('a failed prefetch reloads nothing', async () => {
  let lost = (_: Error) => {}
  const done = fetchAhead([new Promise((_, fail) => (lost = fail)), Promise.resolve()])
  expect(lose()).toBe(true)
  lost(new Error('no connection'))
  await done
  expect(reloaded).toBe(0)
  expect(lose()).toBe(false)
  expect(reloaded).toBe(1)
})
it('reloads one path at most once per 10 s, and another one meanwhile [ERR-26]', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const reloadsAt = (pathname: string, now: number) => {
    const before = reloaded
    own('location', { pathname, reload: () => reloaded++ })
    vi.setSystemTime(now)
    return !lose() && reloaded > before
  }
  try {
    expect(reloadsAt('/music/list', 1_000_000)).toBe(true)
    expect(reloadsAt('/music/list', 1_009_999)).toBe(false)
    expect(reloadsAt('/games/list', 1_009_999)).toBe(true)
    expect(reloadsAt('/music/list', 1_010_000)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
