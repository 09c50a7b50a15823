/**
 * Every screen and state that is looked at: where it is, whose eyes see it, and what is done before the picture.
 * Buttons are found by the portal's own words, so a state is reached the same way in every language.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** One text of the portal, as `say('en', 'login.menu')`. */
export const say = (lang, key) => {
  const [feature, ...path] = key.split('.')
  const words = JSON.parse(readFileSync(join(root, 'locales', lang, `${feature}.json`), 'utf8'))
  return path.reduce((branch, name) => branch[name], words)
}
export const whenAlive = (page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive === 'true')

const beforeValue = (text) => text.split('{{')[0]
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()
const dialog = (page) => page.getByRole('dialog').first().waitFor()

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

const toRegistration = async (page) => {
  await toProvider(page)
  await page.locator('.links a').first().click()
  await page.locator('input[name=name]').waitFor()
}
const wrongPassword = async (page) => {
  await toProvider(page)
  await fillLogin(page, 'omar@riwaq.example', 'not-the-password')
  await page.locator('[aria-invalid=true]').first().waitFor()
}
const menu = async (page, { lang, as }) => {
  const name = as ? beforeValue(say(lang, 'login.account')) : say(lang, 'login.menu')
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('group', { name: say(lang, 'login.language') }).waitFor()
}
const share = async (page, { lang }) => {
  await button(page, say(lang, 'album.share')).click()
  await dialog(page)
}
const play = async (page, { lang }) => {
  await button(page, say(lang, 'album.play')).click()
  await page.getByRole('region', { name: say(lang, 'player.name') }).waitFor()
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]')?.value) > 0)
}
const guestPlay = async (page, { lang }) => {
  await button(page, say(lang, 'album.play')).click()
  await dialog(page)
}
const ways = async (page, look) => {
  await guestPlay(page, look)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(look.lang, 'login.other') })
    .click()
  await page.getByRole('heading', { name: say(look.lang, 'login.options') }).waitFor()
}
const heart = async (page) => {
  await page.locator('main button[aria-pressed=false]').first().click()
  await page.locator('main button[aria-pressed=true]').first().waitFor()
}
/** Several hearts at one album, then the favourites. */
const fillFavourites = async (page, { lang }) => {
  const hearts = page.locator('main button[aria-pressed]')
  for (let at = 0; at < 4; at++) {
    const one = hearts.nth(at)
    if ((await one.getAttribute('aria-pressed')) === 'false') await one.click()
  }
  await page.goto(new URL(`/${lang}/favorites`, page.url()).href)
  await whenAlive(page)
  await page.locator('main a[href*="/music/"]').first().waitFor()
}
const scrolled = async (page) => {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 900)
}
/** A tap on an album whose answer never comes. */
const waiting = async (page) => {
  await page.route('**/api/**', () => {})
  await page.locator('main a[href*="/music/playlists"], main a[href*="/list"]').first().click()
  await page.waitForTimeout(2500)
}
const whenKept = async (page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(location.href)))
    return kept.some(Boolean)
  })
}
const offline =
  (path) =>
  async (page, { lang }) => {
    await whenKept(page)
    await page.context().setOffline(true)
    if (path) await page.goto(new URL(`/${lang}${path}`, page.url()).href)
    else await page.reload()
    await whenAlive(page)
  }
/** The offer stands from the second visit on; its guide opens where the browser has no prompt of its own. */
const offered = async (page) => {
  await page.reload()
  await whenAlive(page)
  await page.locator('aside:has(img)').waitFor()
}
const installGuide = async (page) => {
  await offered(page)
  await page.locator('aside:has(img)').getByRole('button').first().click()
  await dialog(page)
}
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** `album`, `artist`, `playlist` and `track` stand for the first of their kind. */
export const shots = [
  { name: 'home', path: '/' },
  { name: 'home', path: '/', tenant: 'nour' },
  { name: 'home', path: '/', tenant: 'klang' },
  { name: 'home-whole', path: '/', whole: true },
  { name: 'home-whole', path: '/', tenant: 'nour', whole: true },
  { name: 'home-whole', path: '/', tenant: 'klang', whole: true },
  { name: 'home-skeleton', path: '/', steps: waiting },
  { name: 'music', path: '/music/list' },
  { name: 'album', path: 'album' },
  { name: 'album', path: 'album', tenant: 'nour' },
  { name: 'album', path: 'album', tenant: 'klang' },
  { name: 'album-scrolled', path: 'album', steps: scrolled },
  { name: 'artist', path: 'artist' },
  { name: 'artist', path: 'artist', tenant: 'nour' },
  { name: 'artist', path: 'artist', tenant: 'klang' },
  { name: 'playlist', path: 'playlist' },
  { name: 'track', path: 'track' },
  { name: 'podcasts', path: '/podcast/list' },
  { name: 'audiobooks', path: '/audiobook/list', tenant: 'nour' },
  { name: 'video', path: '/video/list/all' },
  { name: 'games', path: '/games/list' },
  { name: 'read', path: '/read' },
  { name: 'vouchers', path: '/vouchers' },
  { name: 'plans', path: '/subscription' },
  { name: 'imprint', path: '/impressum' },
  { name: 'search', path: '/search' },
  { name: 'favorites-guest', path: '/favorites' },
  { name: 'favorites-empty', path: '/favorites', as: 'maya' },
  { name: 'favorites-full', path: 'album', as: 'omar', steps: fillFavourites },
  { name: 'login', path: '/user/login' },
  { name: 'login', path: '/user/login', tenant: 'nour' },
  { name: 'login', path: '/user/login', tenant: 'klang' },
  { name: 'provider-login', path: '/user/login', steps: toProvider },
  { name: 'provider-login', path: '/user/login', tenant: 'nour', steps: toProvider },
  { name: 'provider-login', path: '/user/login', tenant: 'klang', steps: toProvider },
  { name: 'provider-register', path: '/user/login', steps: toRegistration },
  { name: 'provider-wrong', path: '/user/login', steps: wrongPassword },
  { name: 'not-found', path: '/no/such/place' },
  { name: 'menu-guest', path: '/', steps: menu },
  { name: 'menu', path: '/', as: 'omar', steps: menu },
  { name: 'dialog-share', path: 'album', steps: share },
  { name: 'dialog-login', path: 'album', steps: guestPlay },
  { name: 'dialog-ways', path: 'album', steps: ways },
  { name: 'dialog-failed', path: '/?code=wrong', steps: dialog },
  { name: 'install-offer', path: '/', agent: iphone, steps: offered },
  { name: 'install-guide', path: '/', agent: iphone, steps: installGuide },
  { name: 'snackbar', path: 'album', as: 'lina', steps: heart },
  { name: 'playing', path: 'album', as: 'omar', steps: play },
  { name: 'playing', path: 'album', as: 'omar', tenant: 'nour', steps: play },
  { name: 'playing', path: 'album', as: 'omar', tenant: 'klang', steps: play },
  { name: 'preview', path: 'album', as: 'lina', steps: play },
  { name: 'offline-seen', path: 'album', steps: offline('') },
  { name: 'offline-never', path: '/', steps: offline('/music/playlists') },
]
