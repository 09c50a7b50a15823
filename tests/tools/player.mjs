/**
 * `npm run player`: time from a tap to audio, and the part of it that was not the network; the gap between two tracks,
 * per kind of transition; the cost of a playing page while another one is in front; the memory after eight hours of
 * playback. Medians on this machine, by the clock of the page and the events of its media elements. A value above its
 * limit is an error. Eight hours pass in a few minutes: each song is its first three seconds, the page's media clock
 * runs sixty times faster and the audio four times, so the player sees 160 songs of three minutes from the first to the
 * last second. Memory is compared after two hours, when all late parts are loaded, and after eight. Audio bytes are
 * outside of the heap: those still held are counted once the page is idle. The playing page reports that it is hidden;
 * browsers under test render it all the same, so the figure is an upper bound.
 */
import { launchBrowser } from './lib/browser.mjs'
import { declinedConsentCookie } from './lib/consent.mjs'
import { median } from './lib/measure.mjs'
import {
  measureGapsWithoutPlayer,
  measureBusyShare,
  measureGapBetweenTracks,
  memoryOf,
  prepare,
  measureGaplessLoss,
  countHeldSounds,
  measureTap,
  tone,
} from './lib/player-probe.mjs'
import { startPortal } from './lib/portal.mjs'
import { shortAlbum } from './lib/short-album.mjs'
import { wordOf, whenHydrated } from './lib/shot-steps.mjs'
import { signIn } from './lib/sign-in.mjs'

const taps = 15
const joints = 7
/** The part of a track before its transition: the time to load the next one. */
const lastSeconds = 5
const hiddenSeconds = 15
const warmSongs = 40
const songs = 160
const cutSeconds = 3
/** The playing and the next track, and the source of each. */
const mostHeld = 5

const print = (what, value, bound, unit) => {
  const isOver = bound !== null && value > bound
  if (isOver) process.exitCode = 1
  const most = bound === null ? '' : `   of ${bound} ${unit}${isOver ? '   OVER' : ''}`
  console.log(`${what.padEnd(52)} ${value.toFixed(unit === 'ms' ? 0 : 1).padStart(6)} ${unit}${most}`)
}

const region = (page) => page.getByRole('region', { name: wordOf('en', 'player.name') })
const press = (page, key) => region(page).getByRole('button', { name: wordOf('en', key), exact: true })
const playButton = (page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: wordOf('en', 'core.play'), exact: true })
    .first()

/** A listener of their own on the album's page. */
const openAlbumAsListener = async (path, { options = {}, ...how } = {}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  await context.addInitScript((answer) => void (document.cookie = answer), declinedConsentCookie)
  await prepare(context, how)
  await signIn(context, portal, 'riwaq', 'omar')
  const page = await context.newPage()
  await page.goto(portal.origin() + path)
  await whenHydrated(page)
  return { context, page }
}
/** The first tap; the album starts again when it ends. */
const startPlayback = async (page) => {
  const { total } = await measureTap(page, playButton(page))
  await press(page, 'player.loop.OFF').click()
  return total
}
const manyTaps = async (page) => {
  const times = []
  for (let tap = 0; tap < taps; tap++) times.push(await measureTap(page, press(page, 'player.next')))
  return times
}
/** Two songs further each time: none of them is the next, or sounds. */
const manyRows = async (page, sounding, many) => {
  const rows = page.getByRole('main').locator('ol > li > button:first-child')
  const times = []
  for (let tap = 1; tap <= taps; tap++)
    times.push(await measureTap(page, rows.nth((sounding + tap * 2) % many)))
  return times
}
const manyJoints = async (page) => {
  const gaps = []
  for (let at = 0; at < joints; at++) gaps.push(await measureGapBetweenTracks(page, lastSeconds))
  return median(gaps)
}
/** The first one in memory still starts with a change of the source. */
const manySeams = async (page) => {
  const lost = []
  for (let attempts = 0; lost.length < joints && attempts < joints * 2; attempts++) {
    const one = await measureGaplessLoss(page, lastSeconds, region(page).getByRole('slider').first())
    if (one !== null) lost.push(one)
  }
  return lost.length === joints ? median(lost) : Infinity
}
const startOf = (key) => new RegExp(`^${wordOf('en', key).split('{{')[0]}`)

/** Downloads the album, so that its audio is generated when others request it. */
const downloadAlbum = async (page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: startOf('keep.openOf') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: startOf('keep.keepSize') })
    .click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByRole('button', { name: startOf('keep.keptOf') })
    .first()
    .waitFor({ timeout: 600_000 })
}

/** The reference for the others: a busy machine is slow with everything. */
const measureWithoutPlayer = async () => {
  const page = await browser.newPage()
  const gaps = await measureGapsWithoutPlayer(page, tone(1), joints)
  print('silence between two sounds, no player at all', median(gaps), null, 'ms')
  await page.close()
}
const measureDownloaded = async (album) => {
  const { context, page } = await openAlbumAsListener(album.path)
  await downloadAlbum(page)
  await startPlayback(page)
  const medianTotal = (times) => median(times.map(({ total }) => total))
  const nexts = await manyTaps(page)
  const others = await manyRows(page, taps, album.tracks.length)
  print('tap to sound, downloaded music', medianTotal([...nexts, ...others]), 100, 'ms')
  print('  of these "next"', medianTotal(nexts), null, 'ms')
  print('  of these any other song', medianTotal(others), null, 'ms')
  print('sound lost between two tracks of an album, joined', await manySeams(page), 20, 'ms')
  await context.close()
}
/** Where a browser cannot join them: the same element, one source after the other. */
const measureWithoutGapless = async (album) => {
  const { context, page } = await openAlbumAsListener(album.path, { isApart: true })
  await startPlayback(page)
  print('silence between two tracks, fetched ahead', await manyJoints(page), 60, 'ms')
  await downloadAlbum(page)
  await manyTaps(page)
  print('silence between two tracks, downloaded', await manyJoints(page), 60, 'ms')
  await context.close()
}
const measureOverNetwork = async (album) => {
  const { context, page } = await openAlbumAsListener(album.path)
  print('first tap of a visit to sound, all of it', await startPlayback(page), null, 'ms')
  const times = await manyTaps(page)
  print('tap to sound, all of it', median(times.map(({ total }) => total)), null, 'ms')
  print('tap to sound, beyond the network', median(times.map(({ overhead }) => overhead)), 150, 'ms')
  await measureHidden(context, page)
  await context.close()
}
/** Nothing is prefetched on a poor connection: the cost of the transition then. */
const measureOnSlowNetwork = async (album) => {
  const { context, page } = await openAlbumAsListener('/main/settings')
  await page
    .getByRole('group', { name: wordOf('en', 'settings.data') })
    .getByRole('button', { name: wordOf('en', 'settings.saving.on'), exact: true })
    .click()
  await page.goto(portal.origin() + album.path)
  await whenHydrated(page)
  await startPlayback(page)
  print('silence between two tracks, nothing ahead', await manyJoints(page), null, 'ms')
  await context.close()
}
const measureHidden = async (context, page) => {
  const front = await context.newPage()
  await front.bringToFront()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const session = await context.newCDPSession(page)
  print('processor while hidden', (await measureBusyShare(session, hiddenSeconds)) * 100, null, '%')
}
/** Its bit rate is constant. */
const beginningOf = async (route, duration) => {
  const { pathname, search } = new URL(route.request().url())
  const { raw } = await portal.get(pathname + search, 'riwaq.localhost')
  return raw.subarray(0, Math.floor((raw.length / duration) * cutSeconds))
}
const measureEightHours = async (album) => {
  const { context, page } = await openAlbumAsListener('/', {
    hurried: { longer: 60, rate: 4 },
    options: { serviceWorkers: 'block' },
  })
  let cutting = null
  await context.route('**/media/**', async (route) => {
    const sound = await (cutting ??= beginningOf(route, album.tracks[0].duration))
    const { range } = route.request().headers()
    const contentType = 'audio/mpeg'
    if (!range) return route.fulfill({ contentType, body: sound })
    const first = Number(/\d+/.exec(range)?.[0] ?? 0)
    const headers = { 'content-range': `bytes ${first}-${sound.length - 1}/${sound.length}` }
    return route.fulfill({ status: 206, contentType, headers, body: sound.subarray(first) })
  })
  await page.goto(portal.origin() + album.path)
  await whenHydrated(page)
  await startPlayback(page)
  const session = await context.newCDPSession(page)
  const after = async (many) => {
    await page.waitForFunction((least) => window.noted.songs >= least, many, { timeout: 900_000 })
    return memoryOf(session)
  }
  /** The lowest of three: garbage that is not collected yet varies. */
  const leastAt = async (many) => {
    const readings = []
    for (const song of [many - 10, many - 5, many]) readings.push(await after(song))
    return Math.min(...readings)
  }
  const warm = await leastAt(warmSongs)
  const last = await leastAt(songs)
  print('growth of memory over eight hours', (last / warm - 1) * 100, 10, '%')
  await press(page, 'player.pause').click()
  print('sounds still in memory after eight hours', await countHeldSounds(page), mostHeld, 'sounds')
  await context.close()
}

const portal = await startPortal({ CHECK_ANSWERS: 'off' })
const browser = await launchBrowser()
try {
  const album = await shortAlbum(portal)
  await measureWithoutPlayer()
  await measureDownloaded(album)
  await measureWithoutGapless(album)
  await measureOverNetwork(album)
  await measureOnSlowNetwork(album)
  await measureEightHours(album)
} finally {
  await browser.close()
  await portal.stop()
}
