/**
 * When the backend ends a session, local data (unsent reports, downloads, queue) stays hidden for the same person. If
 * another person logs in first, it is deleted.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { firstLinkedPathOn, linkedPathsOn } from '../support/backend-content.ts'
import { browserStorageText, readBrowserStorage } from '../support/browser-storage.ts'
import {
  downloadRows,
  countStoredChunks,
  seekSliderOf,
  waitForPosition,
  pressDownloadButton,
  openDownloadedSong,
} from '../support/downloads.ts'
import {
  expect,
  leavePortal,
  logInAs,
  passLogin,
  test,
  whenHydrated,
  whenControlled,
  whenShown,
  whenSignedIn,
} from '../support/portal.ts'
import { readPersonalData, personalDataBesideCookie } from '../support/personal-data.ts'
import { Visitor } from '../support/visitor.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const likeButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Like: / })
    .filter({ visible: true })
    .first()
const corner = (page: Page) => page.getByRole('button', { name: 'Account and settings' })
const dock = (page: Page) => page.getByRole('region', { name: 'Player' })
const notice = (page: Page) => page.getByRole('dialog', { name: 'Your session has expired' })

/** One of them only shows the message. */
const tabWithNotice = async (tabs: readonly Page[]) => {
  const noticeCounts = async () => Promise.all(tabs.map((tab) => notice(tab).count()))
  await expect.poll(async () => (await noticeCounts()).reduce((sum, count) => sum + count)).toBe(1)
  const tab = tabs[(await noticeCounts()).indexOf(1)]
  if (!tab) throw new Error('the message went away')
  await expect(notice(tab).getByRole('alert')).toHaveText(/Sign in again/)
  return tab
}

/** Ended at the portal: no page is notified. */
const endAtBackend = async (context: BrowserContext, portal: Portal) => {
  const elsewhere = new Visitor(portal.port, 'riwaq.localhost')
  elsewhere.jar = (await context.cookies()).map((cookie) => ({ ...cookie, attributes: '' }))
  expect((await elsewhere.call('/logout', { redirectUrl: '/', lang: 'en' })).status).toBe(200)
}

/** Databases of people: what they hold and how they are called there. */
const ownDatabases = async (page: Page) => {
  const { databases } = await readBrowserStorage(page)
  return databases.flatMap(({ name }) => {
    const [what = '', , alias] = name.split(':')
    return alias ? [{ what, alias }] : []
  })
}
const kinds = async (page: Page, alias: string) =>
  (await ownDatabases(page))
    .filter((one) => one.alias === alias)
    .map(({ what }) => what)
    .sort()
const waitingIn = async (page: Page) => {
  const { databases } = await readBrowserStorage(page)
  return databases
    .filter(({ name }) => name.startsWith('outbox:'))
    .flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
}
/** A refused call reloads the page [ERR-24]: a check during that navigation is cut short and repeated. */
const expectEventually = (assertion: () => Promise<void>) => expect(assertion).toPass()
const whenSettled = (page: Page, alias: string) =>
  expectEventually(async () => {
    expect(await kinds(page, alias)).toEqual(['kept', 'kept-bytes', 'kept-key', 'outbox', 'player'])
    expect(await countStoredChunks(page)).toBeGreaterThan(0)
  })

/** Omar has downloaded a song, has it in his queue, and likes an episode offline; meanwhile his session ends. */
const loseSession = async (page: Page, context: BrowserContext, portal: Portal, at: number) => {
  const song = await openDownloadedSong({ page, context, portal })
  await whenControlled(page)
  await pressDownloadButton(page, `Play ${song.title}`)
  await expect(dock(page)).toBeVisible()
  const person = await readPersonalData(page, context)
  const alias = await page.evaluate(
    (user) => localStorage.getItem(`alias:riwaq:${user}`) ?? '',
    person.userId,
  )
  // The demo's favourites are music; each journey likes of a show of its own.
  const show = (await linkedPathsOn(portal, '/podcast/list', 'show'))[at] ?? ''
  await page.goto(show)
  await whenSignedIn(page)
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false')
  // Progress and downloads are reported by now: only the like is left to wait.
  await expect.poll(() => waitingIn(page)).toEqual([])
  await context.setOffline(true)
  await endAtBackend(context, portal)
  await likeButton(page).click()
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await waitingIn(page)).toHaveLength(1)
  return { song, person, alias, show }
}

test.describe('a session that the backend ended', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows a guest in every tab at once and a message in one, which leads to the login [DIALOG-40]', async ({
    page,
    context,
    portal,
  }) => {
    await logInAs(page, 'omar', await firstLinkedPathOn(portal, '/podcast/list', 'show'))
    const other = await context.newPage()
    await other.goto('/favorites')
    const tabs = [page, other]
    for (const tab of tabs) await whenSignedIn(tab)
    await endAtBackend(context, portal)
    await likeButton(page).click()
    for (const tab of tabs) await expect(corner(tab)).toBeVisible()
    await expect(notice(await tabWithNotice(tabs)).getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  test('keeps what its user had: after signing in again the like is sent and the download plays', async ({
    page,
    context,
    portal,
  }) => {
    const { song, person, alias, show } = await loseSession(page, context, portal, 0)
    const other = await context.newPage()
    await context.setOffline(false)
    await other.goto('/favorites')
    for (const tab of [page, other]) await expect(corner(tab)).toBeVisible()
    await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(dock(page)).toHaveCount(0)
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false')
    const tabs = [page, other]
    const notifiedTab = await tabWithNotice(tabs)

    await whenSettled(page, alias)
    await expectEventually(async () =>
      expect(personalDataBesideCookie(await browserStorageText(page, context), person)).toEqual(['userId']),
    )
    const unseen = await context.newPage()
    await unseen.goto('/downloads')
    await whenHydrated(unseen)
    await expect(corner(unseen)).toBeVisible()
    await expect(downloadRows(unseen)).toHaveCount(0)
    await expect(notice(unseen)).toHaveCount(0)
    await unseen.close()

    const place = new URL(notifiedTab.url()).pathname
    const sent = context.waitForEvent('response', (response) => {
      const { pathname } = new URL(response.url())
      return pathname.includes('/like/') && response.request().method() === 'POST'
    })
    await notice(notifiedTab).getByRole('link', { name: 'Sign in' }).click()
    await passLogin(notifiedTab, 'omar')
    await whenShown(notifiedTab, new RegExp(place))
    await whenSignedIn(notifiedTab)
    expect((await sent).status()).toBeLessThan(300)
    await expect(dock(notifiedTab)).toBeVisible()
    for (const tab of tabs) await whenSignedIn(tab)
    await expect.poll(() => waitingIn(page)).toEqual([])
    await page.goto(show)
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/downloads')
    await whenHydrated(page)
    await context.setOffline(true)
    await pressDownloadButton(page, `Play ${song.title}`)
    await waitForPosition(seekSliderOf(page), 0)
  })

  test('leaves nothing to another user who signs in on this device: not in storage, not on screen, not at the backend', async ({
    page,
    context,
    portal,
  }) => {
    const { song, person, alias, show } = await loseSession(page, context, portal, 1)
    await context.setOffline(false)
    await expect(corner(page)).toBeVisible()
    await whenSettled(page, alias)
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/like/')) sent.push(request.url())
    })
    await logInAs(page, 'lina', show)
    expect(personalDataBesideCookie(await browserStorageText(page, context), person)).toEqual([])
    expect(await browserStorageText(page, context)).not.toContain(alias)
    expect(await countStoredChunks(page)).toBe(0)
    await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(dock(page)).toHaveCount(0)
    await page.goto('/downloads')
    await whenSignedIn(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(song.title)).toHaveCount(0)
    await page.goto('/favorites')
    await whenSignedIn(page)
    expect(sent).toEqual([])
  })
})

test('a cleanup interrupted by closing the page is finished by the next page, which also shows the message', async ({
  page,
  context,
  portal,
}) => {
  await logInAs(page, 'omar', '/favorites')
  const person = await readPersonalData(page, context)
  const answers = async () => (await ownDatabases(page)).filter(({ what }) => what === 'queries')
  await expect.poll(answers).not.toEqual([])
  // The work after the end of the session does not run, as in a page that was closed before it.
  await context.route('**/session-end-*.js', (route) => route.abort())
  await endAtBackend(context, portal)
  await page.reload()
  await whenHydrated(page)
  await expect(corner(page)).toBeVisible()
  // That page is closed before the chunk is available again: it would report by itself.
  await leavePortal(page)
  await context.unroute('**/session-end-*.js')
  await page.goto('/')
  await whenHydrated(page)
  await expect(notice(page)).toBeVisible()
  expect(personalDataBesideCookie(await browserStorageText(page, context), person)).toEqual(['userId'])
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
})
