/**
 * A listener's journey through a browser that Playwright does not drive: a guest's Play leads to the login and back to that
 * Play; playback continues while other sections are opened; a like is stored; a name is changed; an email and the page of
 * the account take the password again; an age limit locks and is loosened; a video in several qualities plays; Arabic is
 * laid out from right to left; with the server stopped home, album and like come from local storage. Any console error
 * while the server runs fails the journey.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountSteps } from './account-walk.mjs'
import { parentalSteps } from './parental-walk.mjs'
import { root } from './run.mjs'
import { securitySteps } from './security-walk.mjs'
import { createWalkActions, wordOf } from './walk-actions.mjs'

const listeningSteps = ({ page }, actions, place) => {
  const { visit, whenShown, linkLike, tabTo, player, whenPlaying, likeState, signIn } = actions
  return {
    'a guest’s home is drawn and alive': async () => {
      await visit('/')
      place.album = await linkLike('^/music/albums/')
      await page.until('the worker', () => navigator.serviceWorker.controller !== null)
    },
    'Play asks for a login, and starts after it': async () => {
      await visit(place.album)
      await page.press('button', wordOf('core.play'))
      await page.press('link', wordOf('login.signIn'))
      await signIn()
      await whenShown('^/music/albums/')
      const phase = await page.until('the player', () => {
        const phase = document.querySelector('section[data-phase]')?.getAttribute('data-phase')
        return phase !== 'loading' && phase
      })
      if (phase !== 'playing') await page.press('button', wordOf('player.play'), await player())
      await whenPlaying()
      return phase === 'playing' ? 'by itself' : 'after one more tap, as this browser wants it'
    },
    'it sounds on while other sections are visited': async () => {
      await tabTo('/favorites')
      await whenShown('/favorites')
      await whenPlaying()
      await page.run(() => history.back())
      await whenShown('^/music/albums/')
      await whenPlaying()
    },
    'a like stays over a reload': async () => {
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
      await visit(place.album)
      const after = await page.until('the heart again', likeState)
      if (after === before) throw new Error('the heart is as it was before the tap')
    },
  }
}

/** `readComplaints` answers the console's errors so far; `stopServer` ends the portal. */
const laterSteps = ({ page, readComplaints, stopServer }, { visit, linkLike, likeState }, place) => ({
  'a video of several qualities runs': async () => {
    await visit('/video/list/drama')
    const series = await linkLike('^/video/series/details/')
    await visit(series.replace('/video/series/details/', '/video/stream/'))
    const starts = await page.until('the video', () => {
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
  'nothing was reported as an error': async () => {
    const complaints = await readComplaints()
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  },
  'without a server home, album and like come from the disk': async () => {
    await visit('/')
    await page.until('the worker', () => navigator.serviceWorker.controller !== null)
    const cached = await page.until('the shell', async () => {
      const names = await caches.keys()
      return names.length > 1 && names.length
    })
    await visit(place.album)
    const before = await page.until('a heart', likeState)
    await stopServer()
    await visit('/')
    await linkLike('^/music/albums/')
    await visit(place.album)
    const after = await page.until('the heart', likeState)
    if (after !== before) throw new Error('the heart is gone')
    return `${cached} caches`
  },
})

const printWalk = async (folder, page, steps) => {
  const pictures = join(root, 'node_modules/.cache/riwaq', folder)
  mkdirSync(pictures, { recursive: true })
  for (const [name, step] of Object.entries(steps)) {
    try {
      const note = await step()
      console.log(`ok      ${name}${note ? ` (${note})` : ''}`)
    } catch (problem) {
      const picture = join(pictures, 'failed.png')
      console.log(`FAILED  ${name}: ${problem.message}\n        ${picture}`)
      await page
        .picture()
        .then((data) => writeFileSync(picture, Buffer.from(data, 'base64')))
        .catch((why) => console.log(`        no picture: ${why.message}`))
      return 1
    }
  }
  return 0
}

/**
 * `passMinutes` sets the server’s clock ahead of the login. Walks until a step fails, prints each, and answers how many failed; the picture of a failure is in
 * `folder`.
 */
export const walkAsListener = (folder, parts) => {
  const [actions, place] = [createWalkActions(parts), { album: '' }]
  return printWalk(folder, parts.page, {
    ...listeningSteps(parts, actions, place),
    ...accountSteps(parts, actions),
    ...securitySteps(parts, actions),
    ...parentalSteps(parts, actions),
    ...laterSteps(parts, actions, place),
  })
}

/** Only the login, as for a reader who tries the README's address. */
export const signInOverHttp = (folder, parts) => {
  const { visit, signIn } = createWalkActions(parts)
  return printWalk(folder, parts.page, {
    'over plain http on this machine somebody signs in, and is known after a reload': async () => {
      await parts.page.open(`${parts.origin}/login/riwaq?lang=en&redirectUrl=%2Ffavorites`)
      await signIn()
      const isKnown = () =>
        parts.page.until('the user', () => document.querySelector('header button bdi') !== null)
      await isKnown()
      await visit('/favorites')
      await isKnown()
    },
  })
}
