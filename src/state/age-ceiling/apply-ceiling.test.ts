import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJar } from '../session/session.fixture.ts'
import {
  type CeilingChange,
  applyCeiling,
  connectCeilingToTabs,
  followCeiling,
  onCeilingChange,
} from './apply-ceiling.ts'
import { ageCeiling, isAboveCeiling, parental, restoreParental } from './age-ceiling.ts'

/** The other tabs: what this one says to them, and what they say to it. */
const channel = { sent: [] as unknown[], receive: (_: unknown) => undefined as void }
class Channel {
  readonly postMessage = (message: unknown) => void channel.sent.push(message)
  readonly close = () => undefined
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    channel.receive = (data) => listener({ data })
  }
}

let jar: ReturnType<typeof createJar>
let changes: CeilingChange[]
let stop: () => void
beforeEach(() => {
  jar = createJar()
  vi.stubGlobal('document', jar)
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.assign(parental, { isActive: false, maxRating: null })
  ;[channel.sent, changes] = [[], []]
  stop = onCeilingChange((change) => void changes.push(change))
  connectCeilingToTabs('riwaq')
})
afterEach(() => {
  stop()
  Object.assign(parental, { isActive: false, maxRating: null })
  vi.unstubAllGlobals()
})

describe('an age ceiling', () => {
  it('holds at once: on this page, in the cookie for the host, and in the other tabs', () => {
    void applyCeiling(20)
    expect([ageCeiling(), jar.cookie, channel.sent, changes]).toEqual([
      20,
      'max-rating=20',
      [20],
      [{ from: Infinity, to: 20 }],
    ])
    expect([20, 30].map((grading) => isAboveCeiling({ grading }))).toEqual([false, true])
  })

  it('is applied when everything that drops something has done so, also where one of them fails', async () => {
    const failure = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const done: string[] = []
    const ends = [
      onCeilingChange(() => Promise.reject(new Error('the disk refused'))),
      onCeilingChange(async () => {
        await Promise.resolve()
        done.push('dropped')
      }),
    ]
    await applyCeiling(10)
    expect([done, failure.mock.calls.length]).toEqual([['dropped'], 1])
    for (const end of ends) end()
    failure.mockRestore()
  })

  it('that another tab applied holds here, and is not said again', () => {
    channel.receive(10)
    expect([ageCeiling(), changes, channel.sent]).toEqual([10, [{ from: Infinity, to: 10 }], []])
    channel.receive(null)
    expect([ageCeiling(), jar.cookie]).toEqual([Infinity, ''])
  })

  it('does not change for a message that is none', () => {
    void applyCeiling(10)
    for (const odd of ['60', {}, undefined]) channel.receive(odd)
    expect(ageCeiling()).toBe(10)
  })

  it('that is already in force changes nothing', async () => {
    await applyCeiling(20)
    await applyCeiling(20)
    await followCeiling(20)
    expect([changes.length, channel.sent]).toEqual([1, [20]])
  })

  it('holds on the next page before the backend is asked, and no longer once there is none', async () => {
    await applyCeiling(30)
    Object.assign(parental, { isActive: false, maxRating: null })
    restoreParental()
    expect(ageCeiling()).toBe(30)
    await applyCeiling(null)
    restoreParental()
    expect(ageCeiling()).toBe(Infinity)
  })
})
