/** Ways to a state. Buttons are found by the portal's own words, in every language; each step ends when the state is there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openByStore } from './dialog-store.mjs'
import { root } from './run.mjs'

/** One text of the portal, as `say('en', 'login.menu')`. */
export const say = (lang, key) => {
  const [feature, ...path] = key.split('.')
  const words = JSON.parse(readFileSync(join(root, 'locales', lang, `${feature}.json`), 'utf8'))
  return path.reduce((branch, name) => branch[name], words)
}
export const whenAlive = (page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive === 'true')

/** Fonts are here, nothing loads, and each picture on screen or just below it has come or failed. */
export const whenStill = async (page, { busy = false } = {}) => {
  await page.waitForFunction((mayBeBusy) => {
    const near = (element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight * 1.2 && right > 0 && left < innerWidth
    }
    const seen = (selector) => [...document.querySelectorAll(selector)].some(near)
    const coming = [...document.images].some((image) => near(image) && !image.complete)
    const waits = !mayBeBusy && seen('[aria-busy=true], [role=progressbar][aria-label], [data-state=loading]')
    return document.fonts.status === 'loaded' && !coming && !waits
  }, busy)
  // What just came is on the screen after the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Pictures load when they come near, so a whole page is walked once before it is taken. */
export const walk = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize().height
  for (let y = 0; y < height; y += step) {
    await page.evaluate((at) => scrollTo(0, at), y)
    await whenStill(page)
  }
  await page.evaluate(() => scrollTo(0, 0))
  // As tall as the page: what is fixed to the bottom stands at its end.
  await page.setViewportSize({ width: page.viewportSize().width, height })
}

/** A text with values in it, whatever they are. */
const around = (text) => new RegExp(text.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(/{{\w+}}/g, '.+'))
export const button = (page, name) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()
const dialog = (page) => page.getByRole('dialog').last().waitFor()
const player = (page, { lang }) => page.getByRole('region', { name: say(lang, 'player.name') })

/** Out to the provider's own page, as the first way on the login screen leads there. */
export const toProvider = async (page) => {
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL(/\/oidc\/interaction\//)
}
export const fillLogin = async (page, email, password) => {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}
export const toRegistration = async (page) => {
  await toProvider(page)
  await page.locator('.links a').first().click()
  await page.locator('input[name=name]').waitFor()
}
export const wrongPassword = async (page) => {
  await toProvider(page)
  // A stranger each time: five wrong passwords close an account for a while.
  await fillLogin(page, `nobody-${Date.now()}@riwaq.example`, 'not-the-password')
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const submit = (page) => page.locator('main form [type=submit]').click()
export const wrongAddress = async (page) => {
  await page.locator('main [name=email]').fill('lina.example.org')
  await submit(page)
  await page.locator('main [aria-invalid=true]').waitFor()
}
export const askedForLink = async (page) => {
  await page.locator('main [name=email]').fill('nobody@riwaq.example')
  await submit(page)
  await page.locator('main form').waitFor({ state: 'detached' })
}
export const oldLink = async (page) => {
  for (const name of ['password', 'again']) await page.locator(`main [name=${name}]`).fill('a long walk home')
  await submit(page)
  await page.locator('main form').waitFor({ state: 'detached' })
}

export const menu = async (page, { lang, as }) => {
  const name = as ? around(say(lang, 'login.account')) : say(lang, 'login.menu')
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('group', { name: say(lang, 'login.language') }).waitFor()
}
export const share = async (page, { lang }) => {
  await button(page, say(lang, 'album.share')).click()
  await dialog(page)
}
export const stories = async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await dialog(page)
}
export const rated = async (page, { lang }) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: around(say(lang, 'rating.title')) })
    .click()
  await dialog(page)
  await page.getByRole('radio').nth(3).check({ force: true })
}
/** Dialogs that only rooms of their own open. */
export const opened =
  (name, props = {}) =>
  async (page) => {
    await openByStore(page, name, props)
    await dialog(page)
  }
export const guestPlay = async (page, { lang }) => {
  await button(page, say(lang, 'album.play')).click()
  await dialog(page)
}
export const ways = async (page, look) => {
  await guestPlay(page, look)
  const other = say(look.lang, 'login.other')
  await page.getByRole('dialog').getByRole('button', { name: other }).click()
  await page.getByRole('heading', { name: say(look.lang, 'login.options') }).waitFor()
}
export const failedLogin = (page) => dialog(page)

const phaseIs = async (page, look, phase) => {
  await player(page, look).waitFor()
  await page.locator(`section[data-phase=${phase}]`).waitFor()
}
const start = (page, { lang }) => button(page, say(lang, 'album.play')).click()
export const play = async (page, look) => {
  await start(page, look)
  await phaseIs(page, look, 'playing')
  await page.waitForFunction(() => Number(document.querySelector('section input[type=range]')?.value) > 0)
}
/** A song from its middle looks like listening, and its colours show on both sides of the knob. */
export const pause = async (page, look) => {
  await play(page, look)
  const place = player(page, look).getByRole('slider').first()
  await place.evaluate((range) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    set.call(range, String(Number(range.max) * 0.4))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await player(page, look)
    .getByRole('button', { name: say(look.lang, 'player.pause') })
    .click()
  await phaseIs(page, look, 'paused')
}
const songs = '**/api/song*'
export const songWaits = async (page, look) => {
  await page.route(songs, () => undefined)
  await start(page, look)
  await phaseIs(page, look, 'loading')
}
export const songFails = async (page, look) => {
  await page.route(songs, (route) => route.fulfill({ status: 503, json: {} }))
  await start(page, look)
  await phaseIs(page, look, 'paused')
  await page.locator('[data-tone=bad]').waitFor()
}
export const songBlocked = async (page, look) => {
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
  })
  await start(page, look)
  await phaseIs(page, look, 'blocked')
}

const hearts = (page, { lang }) =>
  page.getByRole('main').getByRole('button', { name: around(say(lang, 'likes.like')) })
export const heart = async (page, look) => {
  const one = hearts(page, look).first()
  const before = await one.getAttribute('aria-pressed')
  await one.click()
  await page
    .locator(`main button[aria-pressed=${before !== 'true'}]`)
    .first()
    .waitFor()
  await page.locator('[data-tone]').waitFor()
}
/** Several hearts at one album, then the favourites. */
export const fillFavourites = async (page, look) => {
  for (const one of (await hearts(page, look).all()).slice(0, 5))
    if ((await one.getAttribute('aria-pressed')) === 'false') await one.click()
  await page.goto(new URL(`/${look.lang}/favorites`, page.url()).href)
  await whenAlive(page)
  await hearts(page, look).first().waitFor()
}
/** Hearts tapped without a line wait on the disk; the list of them is opened. */
export const waitingLikes = async (page, look) => {
  await fillFavourites(page, look)
  await whenKept(page)
  await page.context().setOffline(true)
  for (const one of (await hearts(page, look).all()).slice(0, 2)) await one.click()
  await page.locator('main button[aria-expanded]').click()
}
/** What was played, and what was looked at, as the history tells it. */
const toHistory = async (page, look) => {
  await page.evaluate(rowsKept, 'seen')
  await page.goto(new URL(`/${look.lang}/history`, page.url()).href)
  await whenAlive(page)
  await page.locator('main li button').first().waitFor()
}
export const playedHistory = async (page, look) => {
  await pause(page, look)
  await toHistory(page, look)
}
export const seenHistory = async (page, look) => {
  await page.evaluate(rowsKept, 'seen')
  await page.goto(new URL(`/${look.lang}/history`, page.url()).href)
  await button(page, say(look.lang, 'history.view.seen')).click()
  await page.locator('main li button').first().waitFor()
}
export const forgotten = async (page, look) => {
  await playedHistory(page, look)
  await button(page, say(look.lang, 'history.forgetAll')).click()
  await page.locator('[data-tone]').waitFor()
}
export const backOnline = (page) => page.context().setOffline(false)

export const scrolled = async (page) => {
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForFunction(() => scrollY > 0)
}
export const readingLook = async (page, { lang }) => {
  await button(page, say(lang, 'reading.look')).click()
  await page.locator(':popover-open').waitFor()
}
/** Until a table of this name holds something on this device. */
const rowsKept = async (table) => {
  const ended = (request) => new Promise((done) => request.addEventListener('success', done))
  const count = async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith(`${table}:`))?.name
    if (!name) return 0
    const opening = indexedDB.open(name)
    await ended(opening)
    const counting = opening.result.transaction('rows').objectStore('rows').count()
    await ended(counting)
    opening.result.close()
    return counting.result
  }
  while ((await count()) === 0) await new Promise(requestAnimationFrame)
}
/** Read on, gone away, come back. */
export const readingAgain = async (page) => {
  const second = page.locator('main article [lang] > p').nth(1)
  await second.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }))
  await page.evaluate(rowsKept, 'reading')
  const here = page.url()
  await page.goto(here.replace(/\/articles\/.*/, '/read'))
  await whenAlive(page)
  await page
    .locator('main li')
    .locator(`a[href$="${new URL(here).pathname.replace(/^\/(en|ar)\//, '/')}"]`)
    .first()
    .click()
  await page.getByRole('status').getByRole('button').first().waitFor()
}
/** No voice is installed where pictures are made: these only begin. */
export const readAloud = async (page, { lang }) => {
  await page.evaluate(() => {
    const voices = ['en', 'ar', 'de', 'fr', 'es', 'ro'].map((code) => ({ lang: code, localService: true }))
    Object.assign(speechSynthesis, { getVoices: () => voices, speak: () => undefined })
    window.SpeechSynthesisUtterance = EventTarget
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  })
  await button(page, say(lang, 'reading.listen')).click()
}
/** The focus as the keyboard moves it: the first stop is the skip link. */
export const tabbed = (times) => async (page) => {
  for (let at = 0; at < times; at++) await page.keyboard.press('Tab')
  await page.locator(':focus-visible').waitFor()
}
const toList = (page) =>
  page
    .locator('main a[href*="/music/playlists"], main a[href*="/list"], nav a[href*="/list"]')
    .filter({ visible: true })
    .first()
    .click()
/** A tap whose answer never comes. */
export const waiting = async (page) => {
  await page.route('**/api/**', () => undefined)
  await toList(page)
  await page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor()
}
export const broken = async (page, { lang }) => {
  // From the start: the rooms that the page leads to are fetched as soon as it is quiet.
  await page.route(/\/api\/(structure|prefetch)\b/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await whenAlive(page)
  await toList(page)
  await page.getByRole('heading', { name: say(lang, 'states.broken.title') }).waitFor()
}

const whenKept = async (page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // A promise counts as true where a page is asked to wait for it, so the worker's cache is asked from here.
  const isKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
      const kept = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match(location.href)),
      )
      return kept.some(Boolean)
    })
  for (let tries = 0; !(await isKept()); tries++) {
    if (tries > 150) throw new Error('the page was not kept')
    await page.waitForTimeout(100)
  }
}
export const offline =
  (path) =>
  async (page, { lang }) => {
    await whenKept(page)
    await page.context().setOffline(true)
    if (path) await page.goto(new URL(`/${lang}${path}`, page.url()).href)
    else await page.reload()
    await whenAlive(page)
  }

/** The offer stands from the second visit on. */
export const offered = async (page) => {
  await page.reload()
  await whenAlive(page)
  await page.locator('aside:has(img)').waitFor()
}
/** The dialog has three faces, by what the browser can do; the account menu opens it. */
export const installer = (withPrompt) => async (page, look) => {
  if (withPrompt) await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  await menu(page, look)
  await page.getByRole('button', { name: around(say(look.lang, 'install.title')) }).click()
  await dialog(page)
}

/** The empty page of the language with one thing missing: the start stops at that step. */
export const bootFails =
  (missing) =>
  async (page, { lang, host, portal }) => {
    const { status, headers, body } = await portal.get(`/_/shell/${lang}`, host)
    const list = new URL(`/${lang}/music/list`, page.url()).href
    await page.route(missing, (route) => route.fulfill({ status: 500, body: '' }))
    await page.route(list, (route) => route.fulfill({ status, headers, body }))
    await page.goto(list)
    await page.getByRole('alert').waitFor()
  }

/** The question about cookies stands at the bottom. */
export const asked = (page, { lang }) =>
  page.getByRole('complementary', { name: say(lang, 'consent.title') }).waitFor()
export const askedWhilePlaying = async (page, look) => {
  await asked(page, look)
  await play(page, look)
}
export const customised = async (page, look) => {
  await asked(page, look)
  await page.getByRole('button', { name: say(look.lang, 'consent.more') }).click()
  await dialog(page)
}

const searchField = (page) => page.getByRole('combobox')
/** A text typed into the search, and its answer on screen: what is found, or that nothing is. */
export const typed = (text) => async (page) => {
  await searchField(page).fill(text)
  await page.waitForFunction((q) => new URLSearchParams(location.search).get('q') === q, text)
  await page.locator('[role=grid][aria-busy=false], main svg ~ h2').first().waitFor()
}
/** Meant twice, then the field is emptied: both stand under it. */
export const searched = async (page) => {
  for (const text of ['light', 'paper moon', 'Layan']) {
    await searchField(page).fill(text)
    await searchField(page).press('Enter')
  }
  await searchField(page).press('Escape')
  await page.waitForFunction(() => location.search === '')
  await page.locator('main [role=grid]').waitFor()
}
export const walkedResults = async (page) => {
  await typed('light')(page)
  for (let row = 0; row < 3; row++) await searchField(page).press('ArrowDown')
  await page.locator('[data-active]').waitFor()
}
export const searchWaits = async (page) => {
  await page.route('**/api/search?**', () => undefined)
  await searchField(page).fill('light')
  await page.locator('main [aria-busy=true]').waitFor()
}
export const searchedOffline = async (page) => {
  await whenKept(page)
  await page.context().setOffline(true)
  await typed('light')(page)
}
