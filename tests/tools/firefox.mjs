/**
 * `npm run firefox`: one journey in an installed Firefox. A guest's Play leads to the login and back to that Play;
 * playback continues while other sections are opened; a like is stored; a video in several qualities plays; Arabic is
 * laid out from right to left; with the server stopped home, album and like come from local storage. Any console error
 * while the server runs fails the journey.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keys } from './lib/bidi.mjs'
import { declinedConsentCookie } from './lib/consent.mjs'
import { firefoxPath, launchFirefox } from './lib/firefox.mjs'
import { startPortal, stop } from './lib/portal.mjs'
import { root } from './lib/run.mjs'
import { wordOf as words } from './lib/shot-steps.mjs'

const wordOf = (key) => words('en', key)
const path = firefoxPath()
if (!path) {
  console.error('No Firefox is installed here. Debian has it as firefox-esr; FIREFOX_PATH names another one.')
  process.exit(1)
}
const pictures = join(root, 'node_modules/.cache/riwaq/firefox')
mkdirSync(pictures, { recursive: true })

const complaints = []
/** Console messages during unload are ignored: the page is gone. */
let isClosing = false
const portal = await startPortal()
const firefox = await launchFirefox({
  path,
  complain: (text) => isClosing || complaints.push(text),
  beforeEachPage: `document.cookie = ${JSON.stringify(declinedConsentCookie)}`,
})
const page = await firefox.newPage()
await page.resize(412, 915)

const whenHydrated = () =>
  page.until('the page to be alive', () => document.documentElement.dataset['alive'] === 'true')
const visit = async (address) => {
  isClosing = true
  await page.open(portal.origin() + address)
  isClosing = false
  await whenHydrated()
}
const whenShown = (pattern) =>
  page.until(
    `a page ${pattern}`,
    (pattern) => new RegExp(pattern).test(document.documentElement.dataset['shown'] ?? ''),
    pattern,
  )
const linkLike = (pattern) =>
  page.until(
    `a link ${pattern}`,
    (pattern) => {
      const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))
      return links.find((href) => new RegExp(pattern).test(href))
    },
    pattern,
  )
const tabTo = (address) =>
  page.run(
    (address) => document.querySelector(`nav a:is([href="${address}"], [href="/en${address}"])`)?.click(),
    address,
  )
const player = () => page.find('region', wordOf('player.name'))
const second = () => Number(document.querySelector('section[data-phase] input[type=range]')?.value)
const whenPlaying = async () => {
  await page.until('sound', () => document.querySelector('section[data-phase=playing]') !== null)
  const start = await page.run(second)
  await page.until(
    'the sound to go on',
    (start) => Number(document.querySelector('section[data-phase] input[type=range]')?.value) > start + 1,
    start,
  )
}
/** Whether the first like button of the page is pressed. */
const likeState = () =>
  document.querySelector('main button[aria-label^="Like: "]')?.getAttribute('aria-pressed')

let album = ''
const walk = {
  'a guest’s home is drawn and alive': async () => {
    await visit('/')
    album = await linkLike('^/music/albums/')
    await page.until('the worker', () => navigator.serviceWorker.controller !== null)
  },
  'Play asks for a login, and is begun after it': async () => {
    await visit(album)
    await page.press('button', wordOf('core.play'))
    await page.press('link', wordOf('login.signIn'))
    await page.until('the provider', () => location.pathname.startsWith('/oidc/interaction/'))
    await page.press('textbox', wordOf('identity.login.email'))
    await page.type('omar@riwaq.example' + keys.tab + 'omar-demo-2026' + keys.enter)
    await whenShown('^/music/albums/')
    const phase = await page.until('the player', () => {
      const phase = document.querySelector('section[data-phase]')?.getAttribute('data-phase')
      return phase !== 'loading' && phase
    })
    if (phase !== 'playing') await page.press('button', wordOf('player.play'), await player())
    await whenPlaying()
    return phase === 'playing' ? 'by itself' : 'after one more tap, as this browser wants it'
  },
  'it sounds on while other rooms are visited': async () => {
    await tabTo('/favorites')
    await whenShown('/favorites')
    await whenPlaying()
    await page.run(() => history.back())
    await whenShown('^/music/albums/')
    await whenPlaying()
  },
  'a heart stays over a reload': async () => {
    const before = await page.until('a heart', likeState)
    await page.run(() => document.querySelector('main button[aria-label^="Like: "]').click())
    await page.until(
      'the heart',
      (before) => {
        const likeButton = document.querySelector('main button[aria-label^="Like: "]')
        return likeButton?.getAttribute('aria-pressed') !== before
      },
      before,
    )
    await visit(album)
    const after = await page.until('the heart again', likeState)
    if (after === before) throw new Error('the heart is as it was before the tap')
  },
  'a film of several qualities runs': async () => {
    await visit('/video/list/drama')
    const series = await linkLike('^/video/series/details/')
    await visit(series.replace('/video/series/details/', '/video/stream/'))
    const starts = await page.until('the film', () => {
      const video = document.querySelector('video')
      return video && video.readyState > 0 && (video.paused ? 'waits' : 'runs')
    })
    if (starts === 'waits') await page.press('button', wordOf('watch.player.play'))
    await page.until('the picture to run', () => {
      const { videoWidth, currentTime } = document.querySelector('video')
      return videoWidth > 0 && currentTime > 1
    })
    return page.run(() => `${document.querySelector('video').videoWidth} pixels wide`)
  },
  'Arabic stands from right to left': async () => {
    await visit('/ar/')
    const [dir, width] = await page.run(() => [
      document.documentElement.dir,
      document.documentElement.scrollWidth - innerWidth,
    ])
    if (dir !== 'rtl' || width > 0) throw new Error(`dir is ${dir}, and ${width} px stand over`)
  },
  'nothing was reported as an error': () => {
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  },
  'without a server home, album and heart come from the disk': async () => {
    await visit('/')
    await page.until('the worker', () => navigator.serviceWorker.controller !== null)
    const cached = await page.until('the shell', async () => {
      const names = await caches.keys()
      return names.length > 1 && names.length
    })
    await visit(album)
    const before = await page.until('a heart', likeState)
    await stop(portal.child)
    await visit('/')
    await linkLike('^/music/albums/')
    await visit(album)
    const after = await page.until('the heart', likeState)
    if (after !== before) throw new Error('the heart is gone')
    return `${cached} caches`
  },
}

let failed = 0
for (const [name, step] of Object.entries(walk)) {
  try {
    const note = await step()
    console.log(`ok      ${name}${note ? ` (${note})` : ''}`)
  } catch (problem) {
    failed++
    const picture = join(pictures, 'failed.png')
    console.log(`FAILED  ${name}: ${problem.message}\n        ${picture}`)
    await page
      .picture()
      .then((data) => writeFileSync(picture, Buffer.from(data, 'base64')))
      .catch((why) => console.log(`        no picture: ${why.message}`))
    break
  }
}
await firefox.close()
await portal.stop()
console.log(`Firefox ${firefox.version}: ${failed ? 'the walk was not ended' : 'the whole walk'}`)
process.exitCode = failed
