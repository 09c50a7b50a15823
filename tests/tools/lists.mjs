/**
 * `npm run lists`: scrolls ten thousand favourites, five hundred played items, a playlist of five hundred songs, three
 * hundred found songs, a thousand songs of a tenant and two hundred chapters, and for comparison a page of the same height
 * without a list, and types into the filter of ten thousand favourite songs. Fails where a task takes more than 50 ms on a processor four times slower, or where the number of
 * rows in the document grows with the list. The better of two rounds counts, because one may contain a garbage
 * collection.
 */
import { launchBrowser, timedArgs } from './lib/browser.mjs'
import { declinedConsentCookie } from './lib/consent.mjs'
import { fillLists, longest, playlistTracks, songs } from './lib/long-lists.mjs'
import { phone } from './lib/measure.mjs'
import { restartPortal, startPortal, stop } from './lib/portal.mjs'
import { whenHydrated } from './lib/shot-steps.mjs'
import { signIn } from './lib/sign-in.mjs'
import { tasksOf } from './lib/task-times.mjs'

const longestTask = 50
const mostRows = 60
const rounds = 2

const lists = [
  { name: 'no list, as tall', path: '/en/impressum', bare: 60_000 },
  { name: `${longest} favourites`, path: '/en/favorites', tab: 'Audiobooks', least: longest },
  {
    name: `${longest} songs, filtered`,
    path: '/en/favorites',
    tab: 'Songs',
    least: 2_000,
    typed: 'light',
  },
  { name: 'played things', path: '/en/history', least: 500 },
  { name: 'playlist', path: '/en/music/playlists/pls_long', least: playlistTracks },
  { name: 'found songs', path: '/en/search?q=a&kind=songs', least: 300 },
  { name: 'songs, fifty a tap', path: '/en/music/tracks/category', least: songs },
  { name: 'chapters, ten a tap', path: '/en/audiobook/details/bok_long', least: 200 },
]

const rowsOf = (page) =>
  page.locator('main :is([aria-posinset], [data-row], li[data-state], li[data-dimmed])')

/** Scrolls and taps until this number of rows is loaded, or no more are added for a while. */
const fill = (page, least) =>
  page.waitForFunction(
    (wanted) => {
      const numbers = (name) =>
        [...document.querySelectorAll(`main [${name}]`)].map((row) => Number(row.getAttribute(name)))
      const places = [...numbers('aria-posinset'), ...numbers('aria-rowindex')]
      const known = Math.max(
        document.querySelectorAll('main :is([data-row], li[data-state], li[data-dimmed])').length,
        ...places,
      )
      const now = performance.now()
      if (known !== window.__known?.rows) window.__known = { rows: known, at: now }
      if (known >= wanted || now - window.__known.at > 5_000) return true
      scrollTo(0, document.documentElement.scrollHeight)
      const buttons = [...document.querySelectorAll('main button:enabled')]
      buttons.find(({ textContent }) => textContent.startsWith('Show'))?.click()
      return false
    },
    least,
    { timeout: 120_000, polling: 50 },
  )

/** Four screens a second, down and up, at three places far from each other. */
const scroll = () =>
  new Promise((done) => {
    const bottom = document.documentElement.scrollHeight - innerHeight
    const leaps = [0.5, 0.9, 0.25]
    const frames = 60
    let frame = 0
    let rows = 0
    const next = () => {
      const leap = leaps[Math.floor(frame / frames)]
      if (leap === undefined) return setTimeout(() => done({ rows, bottom }), 200)
      if (frame % frames === 0) scrollTo({ top: bottom * leap, behavior: 'instant' })
      else scrollBy({ top: frame % frames < frames / 2 ? 67 : -67, behavior: 'instant' })
      if (frame % 10 === 0)
        rows = Math.max(
          rows,
          document.querySelectorAll('main :is([aria-posinset], [data-row], li[data-state], li[data-dimmed])')
            .length,
        )
      frame++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

const stretch = (height) => {
  const box = document.createElement('div')
  box.style.height = `${height}px`
  document.querySelector('main').append(box)
}

/** Key by key until the found songs are drawn, and emptied until all are. */
const type = async (page, text) => {
  const field = page.getByRole('main').getByRole('searchbox')
  const first = rowsOf(page).first()
  const unfiltered = await first.textContent()
  await field.pressSequentially(text, { delay: 120 })
  await first.filter({ hasNotText: unfiltered }).waitFor()
  await field.fill('')
  await first.filter({ hasText: unfiltered }).waitFor()
  return { rows: await rowsOf(page).count(), bottom: 0 }
}

const measure = async (context, page, typed) => {
  const runs = []
  for (let round = 0; round < rounds; round++) {
    const work = () => (typed ? type(page, typed) : page.evaluate(scroll))
    const { answer, tasks } = await tasksOf(context, page, work)
    runs.push({
      ...answer,
      worst: Math.max(...tasks),
      over: tasks.filter((task) => task > longestTask).length,
    })
  }
  return runs.toSorted((run, other) => run.worst - other.worst)[0]
}

const portal = await startPortal()
await stop(portal.child)
await fillLists(portal.dataDir)
Object.assign(portal, await restartPortal(portal, { CHECK_ANSWERS: 'off' }))
const browser = await launchBrowser({ args: timedArgs })
const context = await browser.newContext(phone)
await context.addInitScript((answer) => void (document.cookie = answer), declinedConsentCookie)
await signIn(context, portal, 'riwaq', 'omar')
const only = process.argv[2]
for (const { name, path, tab, least, bare, typed } of lists.filter(
  (list) => list.bare || !only || list.name.includes(only),
)) {
  const page = await context.newPage()
  await page.goto(`${portal.origin()}${path}`)
  await whenHydrated(page)
  if (tab) await page.getByRole('main').getByRole('button', { name: tab }).click()
  if (bare) await page.evaluate(stretch, bare)
  else {
    await rowsOf(page).first().waitFor()
    await fill(page, least)
  }
  // The pointer would rest on one row after the other.
  await page.mouse.move(1, 1)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })))
  const { rows, bottom, worst, over } = await measure(context, page, typed)
  const isBad = worst > longestTask || rows > mostRows
  if (isBad) process.exitCode = 1
  console.log(
    `${name.padEnd(20)} ${String(Math.round(bottom)).padStart(7)} px, ${String(rows).padStart(4)} rows in the document, longest task ${worst.toFixed(0).padStart(4)} ms, ${over} over ${longestTask} ms${isBad ? '   OVER' : ''}`,
  )
  await page.close()
}
await browser.close()
await portal.stop()
