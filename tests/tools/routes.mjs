/**
 * `npm run routes`: opens a dozen sections by their links, then steps back and forth. Each has been visited by then, so
 * it must appear within 100 ms beyond the wait of 100 ms that every change of route has (NAV-05), on a processor four
 * times slower; the fastest of several rounds counts, because the machine has other work too.
 */
import { launchBrowser, timedArgs } from './lib/browser.mjs'
import { declinedConsentCookie } from './lib/consent.mjs'
import { phone } from './lib/measure.mjs'
import { startPortal } from './lib/portal.mjs'
import { whenHydrated, whenSettled } from './lib/shot-steps.mjs'
import { signIn } from './lib/sign-in.mjs'

const longest = 200
const rounds = 6
const timeoutMs = 30_000

/** Where each link leads; it is looked for on the page before, else on the home page. */
const linkPatterns = [
  /^\/music\/list$/,
  /^\/music\/albums\/./,
  /^\/music\/artists?\/./,
  /^\/favorites$/,
  /^\/history$/,
  /^\/podcast\/list$/,
  /^\/podcast\/details\/./,
  /^\/video\/list/,
  /^\/video\/details\/./,
  /^\/games\/list/,
  /^\/read/,
  /^\/search$/,
]

/** Taps the first link that leads there; false where there is none. */
const tap = (page, path) =>
  page.evaluate((source) => {
    const isScreenLink = ({ origin, pathname }) =>
      origin === location.origin && pathname !== location.pathname && new RegExp(source).test(pathname)
    const link = [...document.querySelectorAll('a[href]')].find(isScreenLink)
    link?.click()
    return link !== undefined
  }, path.source)

/** The page is on screen as well: its address changes a moment before it, while the previous one is still shown. */
const arrived = (page, before) =>
  page.waitForFunction(
    (last) => location.pathname !== last && document.documentElement.dataset.shown === location.pathname,
    before,
  )

/** Home stays in the document when it is left, with its heading and its pending parts. */
const headline = () =>
  [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility())?.textContent

/**
 * Waits until the page has been idle for a while, as before a real tap. Remaining work of the previous page would be
 * counted for the next one.
 */
const whenAtRest = (page) =>
  page.evaluate(async (idles) => {
    for (let had = 0; had < idles; had++) await new Promise((done) => requestIdleCallback(done))
  }, 8)

/**
 * From the history step to the frame that shows the complete page; if that never happens, reports what is shown. The
 * page is not polled before it is shown: a check in each animation frame would slow down the rendering it measures.
 */
const step = (page, by, { path, title }) =>
  page.evaluate(
    `new Promise((done, fail) => {
      const headline = ${headline}
      const root = document.documentElement
      const from = location.pathname
      const began = performance.now()
      const check = () => {
        const ms = performance.now() - began
        const busy = [...document.querySelectorAll('main [aria-busy=true]')].find((one) => one.checkVisibility())
        if (headline() === ${JSON.stringify(title)} && !busy) return done(ms)
        if (ms < ${timeoutMs}) return requestAnimationFrame(check)
        const stands = [location.pathname, headline(), busy?.outerHTML.slice(0, 300)]
        fail(new Error('from ' + from + ' by ${by} there never came ' + ${JSON.stringify(title)} + ': ' + stands.join(' | ')))
      }
      const shown = new MutationObserver(() => {
        if (root.dataset.shown !== ${JSON.stringify(path)}) return
        shown.disconnect()
        requestAnimationFrame(check)
      })
      shown.observe(root, { attributeFilter: ['data-shown'] })
      setTimeout(() => fail(new Error(root.dataset.shown + ' is shown, not ' + ${JSON.stringify(path)})), ${timeoutMs})
      history.go(${by})
    })`,
  )

const portal = await startPortal({ CHECK_ANSWERS: 'off' })
const browser = await launchBrowser({ args: timedArgs })
const context = await browser.newContext(phone)
await context.addInitScript((answer) => void (document.cookie = answer), declinedConsentCookie)
await signIn(context, portal, 'riwaq', 'lina')
const page = await context.newPage()
await page.goto(`${portal.origin()}/`)
await whenHydrated(page)

const seen = []
const note = async () => {
  await whenSettled(page)
  seen.push({ path: await page.evaluate(() => location.pathname), title: await page.evaluate(headline) })
}
await note()
for (const path of linkPatterns) {
  const before = await page.evaluate(() => location.pathname)
  if (!(await tap(page, path))) {
    console.log(`no link leads to ${path.source} from ${before}`)
    continue
  }
  await arrived(page, before)
  await note()
}
const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const times = new Map()
const runRound = async (by, steps) => {
  for (const place of steps) {
    await whenAtRest(page)
    const ms = await step(page, by, place)
    times.set(place.path, Math.min(ms, times.get(place.path) ?? Infinity))
  }
}
for (let round = 0; round < rounds; round++) {
  await runRound(-1, seen.slice(0, -1).toReversed())
  await runRound(1, seen.slice(1))
}
for (const [path, ms] of times) {
  if (ms > longest) process.exitCode = 1
  console.log(`${path.padEnd(64)} ${ms.toFixed(0).padStart(5)} ms${ms > longest ? '   OVER' : ''}`)
}
await browser.close()
await portal.stop()
