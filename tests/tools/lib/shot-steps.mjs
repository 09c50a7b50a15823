/**
 * Steps that lead to a state. Buttons are found by the portal's own texts, in every language; each step ends when the
 * state is reached.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDialogThroughStore } from './dialog-store.mjs'
import { root } from './run.mjs'

/** One text of the portal, as `say('en', 'login.menu')`. */
export const wordOf = (lang, key) => {
  const [feature, ...path] = key.split('.')
  const words = JSON.parse(readFileSync(join(root, 'locales', lang, `${feature}.json`), 'utf8'))
  return path.reduce((branch, name) => branch[name], words)
}
/**
 * A page closed without an unload event would reload itself for a chunk that the closing aborts, and a page that loads
 * is never closed.
 */
export const closePage = async (page) => {
  await page.goto('about:blank').catch(() => null)
  await page.close()
}
export const whenHydrated = (page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive === 'true')

/** Fonts are loaded, nothing is loading, and each picture on screen or just below it has loaded or failed. */
export const whenSettled = async (page, { busy = false } = {}) => {
  await page.waitForFunction((mayBeBusy) => {
    const isNear = (element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight * 1.2 && right > 0 && left < innerWidth
    }
    const seen = (selector) => [...document.querySelectorAll(selector)].some(isNear)
    const isLoading = [...document.images].some((image) => isNear(image) && !image.complete)
    const waits = !mayBeBusy && seen('[aria-busy=true], [data-state=loading]')
    return document.fonts.status === 'loaded' && !isLoading && !waits
  }, busy)
  // New content is on screen after the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Pictures load near the viewport, so a page is scrolled once before its screenshot. */
export const scrollThrough = async (page) => {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize().height
  const guessed = await measure()
  for (let y = 0; y < guessed; y += step) {
    await page.evaluate((at) => scrollTo(0, at), y)
    await whenSettled(page)
  }
  await page.evaluate(() => scrollTo(0, 0))
  // The page's current height, as far blocks were estimated: content fixed to the bottom is at its end.
  const height = await measure()
  await page.setViewportSize({ width: page.viewportSize().width, height })
}

/** A text with values in it, whatever they are. */
export const templatePattern = (text) =>
  new RegExp(text.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(/{{\w+}}/g, '.+'))
export const button = (page, name) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()
export const dialog = (page) => page.getByRole('dialog').last().waitFor()
export const openStories = async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await dialog(page)
}
/** Dialogs that only single sections open. */
export const openNamedDialog =
  (name, props = {}) =>
  async (page) => {
    await openDialogThroughStore(page, name, props)
    await dialog(page)
  }
export const scrollDown = async (page) => {
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForFunction(() => scrollY > 0)
}
/** Until a table of this name holds something on this device. */
export const whenRowsStored = async (table) => {
  const ended = (request) => new Promise((done) => request.addEventListener('success', done))
  const count = async () => {
    const name = (await indexedDB.databases()).find((database) =>
      database.name?.startsWith(`${table}:`),
    )?.name
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
/** The focus as the keyboard moves it: the first stop is the skip link. */
export const pressTab = (times) => async (page) => {
  for (let at = 0; at < times; at++) await page.keyboard.press('Tab')
  await page.locator(':focus-visible').waitFor()
}
