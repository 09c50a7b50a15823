/**
 * `npm run bench [-- rounds]`: home and album cold, warm and offline against the floor page, interleaved in one run.
 * Ratios are what counts: machines differ, and a machine differs from itself. A report, not a gate.
 */
import { expect } from '@playwright/test'
import { launchBrowser, timedArgs } from './lib/browser.mjs'
import { startFloor } from './lib/floor.mjs'
import { medians, phone, measureVisit } from './lib/measure.mjs'
import { startPortal } from './lib/portal.mjs'

const rounds = Number(process.argv[2] ?? 5)
const portal = await startPortal()
const floor = await startFloor(portal.port)
const browser = await launchBrowser({ args: timedArgs })
const homeHtml = (await portal.get('/')).body
const album = /href="([^"]*\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+)"/.exec(homeHtml)?.[1] ?? '/'
const at = (port, path) => `http://localhost:${port}${path}`

const oneRound = async (path) => {
  const floorContext = await browser.newContext(phone)
  const bare = await measureVisit(floorContext, at(floor.port, path), { isAlive: false })
  await floorContext.close()
  const context = await browser.newContext(phone)
  const cold = await measureVisit(context, at(portal.port, path), { isAlive: true })
  const settle = await context.newPage()
  await settle.goto(at(portal.port, path))
  await settle.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Until the worker has cached it; a promise would count as true where the page itself is asked to wait.
  const isCached = (address) => caches.match(address).then((response) => response !== undefined)
  await expect.poll(() => settle.evaluate(isCached, at(portal.port, path)), { timeout: 20_000 }).toBe(true)
  await settle.close()
  const warm = await measureVisit(context, at(portal.port, path), { isAlive: true })
  await context.setOffline(true)
  const offline = await measureVisit(context, at(portal.port, path), { isAlive: true })
  await context.close()
  return { bare, cold, warm, offline }
}

const show = (label, value, budget) =>
  console.log(
    `  ${label.padEnd(40)} ${value.toFixed(2).padStart(6)}   budget ${budget}${value > budget ? '   OVER' : ''}`,
  )

/**
 * Time to interactive is code, the same on every page: its budget is a multiple of home's floor. An album's own floor
 * paints its largest element, a line of text, sooner than home its picture; it is printed as well.
 */
let homeFloor = 0
for (const [name, path] of [
  ['home', '/'],
  ['album', album],
]) {
  // Unmeasured, so that no visit pays for pictures that are drawn for the first time.
  await oneRound(path)
  const runs = { bare: [], cold: [], warm: [], offline: [] }
  for (let round = 0; round < rounds; round++)
    for (const [kind, figures] of Object.entries(await oneRound(path))) runs[kind].push(figures)
  const [bare, cold, warm, offline] = ['bare', 'cold', 'warm', 'offline'].map((kind) => medians(runs[kind]))
  console.log(`${name} (${path}), median of ${rounds}`)
  for (const [kind, figures] of Object.entries({ floor: bare, cold, warm, offline }))
    console.log(
      `  ${kind.padEnd(8)} FCP ${figures.fcp.toFixed(0)} ms, LCP ${figures.lcp.toFixed(0)} ms, interactive ${figures.interactive.toFixed(0)} ms, blocked ${figures.blocked.toFixed(0)} ms, CLS ${figures.cls.toFixed(4)}`,
    )
  show('LCP cold : floor LCP', cold.lcp / bare.lcp, 1.25)
  show('FCP cold : floor FCP', cold.fcp / bare.fcp, 1.15)
  homeFloor ||= bare.lcp
  show('interactive cold : LCP of home’s floor', cold.interactive / homeFloor, 2.4)
  console.log(
    `  ${'interactive cold : LCP of its own floor'.padEnd(40)} ${(cold.interactive / bare.lcp).toFixed(2).padStart(6)}`,
  )
  // A quick machine may draw the floor without one long task; then there is nothing to compare with.
  if (bare.blocked > 0) show('blocked cold : floor blocked', cold.blocked / bare.blocked, 3.2)
  else console.log(`  the floor blocked nothing, the cold visit ${cold.blocked.toFixed(0)} ms`)
  show('LCP warm : floor LCP', warm.lcp / bare.lcp, 0.8)
  show('LCP offline : floor LCP', offline.lcp / bare.lcp, 0.8)
  show('interactive warm : interactive cold', warm.interactive / cold.interactive, 0.8)
  show('CLS, any visit', Math.max(cold.cls, warm.cls, offline.cls), 0)
}
await browser.close()
await floor.stop()
await portal.stop()
