import { describe, expect, it, vi } from 'vitest'
import { type Source, createArrived, lazySettings, loadImage, throttled, whenNear } from './lazy-images.ts'

const source: Source = { src: '/img/alb_1/320x0.webp', srcSet: '', sizes: '' }

/** A connection that fails `times` times before it works. */
const failing = (times: number) => {
  let requestCount = 0
  return {
    fetch: () => (++requestCount > times ? Promise.resolve() : Promise.reject(new Error('no picture'))),
    requestCount: () => requestCount,
  }
}

/** A clock that only the test advances. */
const manualClock = () => {
  let now = 0
  const waiting: { at: number; done: () => void }[] = []
  return {
    after: (done: () => void, ms: number) => waiting.push({ at: now + ms, done }),
    advance: (ms: number) => {
      now += ms
      for (const due of waiting.filter(({ at }) => at <= now)) {
        waiting.splice(waiting.indexOf(due), 1)
        due.done()
      }
    },
  }
}

describe('lazy images', () => {
  it('are loaded once the image has arrived', async () => {
    const connection = failing(0)
    const arrived = createArrived()
    expect(await loadImage(source, connection.fetch, arrived)).toBe('loaded')
    expect(arrived.has(source.src)).toBe(true)
  })

  it('are tried three times and then given up as an error [IMG-06]', async () => {
    const connection = failing(99)
    const arrived = createArrived()
    expect(await loadImage(source, connection.fetch, arrived)).toBe('error')
    expect(connection.requestCount()).toBe(3)
    expect(arrived.has(source.src)).toBe(false)
  })

  it('still arrive when only the third attempt works', async () => {
    const connection = failing(2)
    expect(await loadImage(source, connection.fetch, createArrived())).toBe('loaded')
    expect(connection.requestCount()).toBe(3)
  })

  it('are fetched within 1.3 screens, in shelves as well [IMG-04]', () => {
    const margins: { rootMargin: string; scrollMargin: string }[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(_: unknown, options: { rootMargin: string; scrollMargin: string }) {
          margins.push(options)
        }
        observe = () => undefined
        unobserve = () => undefined
      },
    )
    const stop = whenNear(Object.create(null), () => undefined)
    stop()
    vi.unstubAllGlobals()
    // The screen itself and as much of another one beyond its edge.
    expect(margins).toEqual([{ rootMargin: '30%', scrollMargin: '30%' }])
  })

  it('are checked at once and then at most each 200 ms [IMG-05]', () => {
    const clock = manualClock()
    let checks = 0
    const check = throttled(() => checks++, lazySettings.throttle, clock.after)
    check()
    check()
    check()
    expect(checks).toBe(1)
    clock.advance(199)
    expect(checks).toBe(1)
    clock.advance(1)
    expect(checks).toBe(2)
    clock.advance(200)
    expect(checks).toBe(2)
  })

  it('load at once when the first is near, and the next ones 200 ms later, together [IMG-05]', async () => {
    vi.useFakeTimers()
    vi.resetModules()
    let report: (near: { isIntersecting: boolean; target: unknown }[]) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback
        }
        observe = () => undefined
        unobserve = () => undefined
      },
    )
    const fresh = await import('./lazy-images.ts')
    const came: number[] = []
    const boxes = [0, 1, 2].map((at) => {
      const box: Element = Object.create(null)
      fresh.whenNear(box, () => came.push(at))
      return box
    })
    for (const target of boxes) report([{ isIntersecting: true, target }])
    expect(came).toEqual([0])
    vi.advanceTimersByTime(199)
    expect(came).toEqual([0])
    vi.advanceTimersByTime(1)
    expect(came).toEqual([0, 1, 2])
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('remember the last 200 that arrived and drop the oldest [IMG-07]', () => {
    const arrived = createArrived()
    const all = Array.from({ length: 201 }, (_, at) => `/img/${at}`)
    for (const address of all) arrived.add(address)
    expect(all.filter((address) => !arrived.has(address))).toEqual(['/img/0'])
  })
})
