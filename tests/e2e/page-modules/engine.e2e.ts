import { expect, type Page } from '@playwright/test'
import { test } from '../../support/page-modules-server.ts'

declare global {
  interface Window {
    engine: ReturnType<Window['pageModules']['createEngine']>
    heard: string[]
    elements: Set<HTMLMediaElement>
    timers: Map<number, { work: () => void; ms: number }>
  }
}

/** An engine that records its events, and every media element whose `play` was called. */
const open = async (page: Page) => {
  await page.addInitScript(() => {
    const elements = new Set<HTMLMediaElement>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      elements.add(this)
      return play.call(this)
    }
    Object.assign(window, { elements, heard: [] })
  })
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  await page.evaluate(() => {
    const note = (what: string) => () => void window.heard.push(what)
    window.engine = window.pageModules.createEngine({
      playing: note('playing'),
      paused: note('paused'),
      waiting: () => undefined,
      ended: () => window.heard.push(`ended at ${Math.round(window.engine.position())}`),
      heard: () => undefined,
      jumped: note('jumped'),
      tick: () => undefined,
      failed: note('failed'),
    })
  })
}
const whenPlayedPast = (page: Page, from = 0) =>
  page.waitForFunction((least) => window.engine.position() > least, from)

test('audio plays at half volume, with a pool of ten unlocked elements, five sounds each and an auto-suspending context [PLAYER-33] [PLAYER-37] [PLAYER-38] [PLAYER-39]', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const timers: Window['timers'] = new Map()
    const original = window.setTimeout
    window.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) => {
      const id = original(work, ms, ...rest)
      timers.set(id, { work, ms })
      return id
    }) as typeof window.setTimeout
    Object.assign(window, { timers })
  })
  await open(page)
  await page.getByRole('button', { name: 'Tap' }).click()
  await page.evaluate(() => {
    window.engine.load('/media/20s.mp3', 0)
    return window.engine.play()
  })
  await whenPlayedPast(page, 0.3)
  const facts = await page.evaluate(async () => {
    const [element] = window.elements
    const stream = (element as HTMLMediaElement & { captureStream(): MediaStream }).captureStream()
    const context = new AudioContext()
    await context.resume()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    let peak = 0
    for (let at = 0; at < 20; at++) {
      await new Promise((done) => setTimeout(done, 50))
      const samples = new Float32Array(analyser.fftSize)
      analyser.getFloatTimeDomainData(samples)
      peak = Math.max(peak, ...samples)
    }
    const { Howler } = window.pageModules
    const inside = Howler as typeof Howler & { _howls: { _pool: number }[]; _suspendTimer: number }
    const [howl] = inside._howls
    // The engine's own timer and its callback.
    const timer = window.timers.get(inside._suspendTimer)
    const before = Howler.ctx.state
    timer?.work()
    await new Promise((done) => setTimeout(done, 200))
    return {
      peak,
      volume: element?.volume,
      pool: Howler.html5PoolSize,
      suspends: [before, Howler.ctx.state],
      after: timer?.ms,
      sounds: howl?._pool,
    }
  })
  expect(facts.peak).toBeGreaterThan(0.1)
  expect(facts).toMatchObject({
    volume: 0.5,
    pool: 10,
    suspends: ['running', 'suspended'],
    after: 30_000,
    sounds: 5,
  })
  expect(problems).toEqual([])
})

test('one audio element plays any number of tracks', async ({ page, problems }) => {
  await open(page)
  await page.getByRole('button', { name: 'Tap' }).click()
  for (let change = 0; change < 12; change++) {
    const address = `/media/${20 + change}s.mp3`
    await page.evaluate((url) => {
      window.engine.load(url, 0)
      void window.engine.play()
    }, address)
    await page.waitForFunction((url) => [...window.elements].some(({ src }) => src.endsWith(url)), address)
  }
  await whenPlayedPast(page, 0.3)
  const [elements, duration, howls] = await page.evaluate(() => {
    const { Howler } = window.pageModules
    const all = (Howler as typeof Howler & { _howls: unknown[] })._howls
    return [window.elements.size, [...window.elements][0]?.duration, all.length] as const
  })
  expect([elements, duration, howls]).toEqual([1, 31, 1])
  expect(problems).toEqual([])
})

test('an external pause is noticed, and playback resumes where it stopped', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Tap' }).click()
  await page.evaluate(() => {
    window.engine.load('/media/20s.mp3', 5)
    return window.engine.play()
  })
  await whenPlayedPast(page, 5.4)
  await page.evaluate(() => [...window.elements][0]?.pause())
  await expect.poll(() => page.evaluate(() => window.heard.at(-1))).toBe('paused')
  const at = await page.evaluate(() => window.engine.position())
  expect(await page.evaluate(() => window.engine.play())).toBe('playing')
  await whenPlayedPast(page, at + 0.2)
  expect(await page.evaluate(() => window.elements.size)).toBe(1)
})

test('the end is reported once, with the last position still available', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Tap' }).click()
  await page.evaluate(() => {
    window.engine.load('/media/3s.mp3', 2)
    return window.engine.play()
  })
  await expect
    .poll(() => page.evaluate(() => window.heard.filter((each) => each !== 'jumped')))
    .toEqual(['playing', 'ended at 3'])
})

test('a missing file is reported as a failure, and the next track plays', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Tap' }).click()
  await page.evaluate(() => {
    window.engine.load('/media/nothing.mp3', 0)
    void window.engine.play()
  })
  await expect.poll(() => page.evaluate(() => window.heard)).toContain('failed')
  await page.evaluate(() => {
    window.engine.load('/media/20s.mp3', 0)
    void window.engine.play()
  })
  await whenPlayedPast(page, 0.3)
})

test('autoplay refused by the browser is reported as blocked', async ({ page }) => {
  // Every `evaluate` counts as a gesture: the page starts playback by itself and reports the outcome in its title.
  await page.addInitScript(() => {
    addEventListener('load', async () => {
      while (!('pageModules' in window)) await new Promise((done) => setTimeout(done, 20))
      const nothing = () => undefined
      const engine = window.pageModules.createEngine({
        playing: nothing,
        paused: nothing,
        waiting: nothing,
        ended: nothing,
        heard: nothing,
        jumped: nothing,
        tick: nothing,
        failed: nothing,
      })
      engine.load('/media/20s.mp3', 0)
      document.title = await engine.play()
    })
  })
  await page.goto('/')
  await expect(page).toHaveTitle('blocked')
})
