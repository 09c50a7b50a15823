import { expect, type Page } from '@playwright/test'
import { test } from '../../support/page-modules-server.ts'
import { omar, openPlayer, playerState } from '../../support/player-page.ts'

const toggle = (page: Page, isLiked: boolean) =>
  page.evaluate(
    (liked) =>
      window.pageModules.toggleLike({ kind: 'album', id: 'alb_desert', title: 'Desert Light' }, liked),
    isLiked,
  )

/** Like calls other than reads: a delivered like is looked up again. */
const writesOf = (backend: { to: (path: RegExp) => { method: string; path: string }[] }) =>
  backend
    .to(/\/like\//)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)

test('tapping an unset like button adds the like and shows a message [FAV-01] [FAV-03] [ROLE-41]', async ({
  page,
  backend,
}) => {
  await openPlayer(page)
  await toggle(page, false)
  await expect.poll(() => writesOf(backend)).toEqual(['POST /like/albums/alb_desert'])
  expect((await playerState(page)).snack).toBe('favorite.added')
})

test('a second tap on a like button removes the like that the first one gave [FAV-02]', async ({
  page,
  backend,
}) => {
  await openPlayer(page)
  await toggle(page, false)
  await expect.poll(() => writesOf(backend)).toEqual(['POST /like/albums/alb_desert'])
  await toggle(page, true)
  await expect
    .poll(() => writesOf(backend))
    .toEqual(['POST /like/albums/alb_desert', 'DELETE /like/albums/alb_desert'])
})

test('tapping a set like button removes the like and shows a message [FAV-04]', async ({ page, backend }) => {
  await openPlayer(page)
  await toggle(page, true)
  await expect.poll(() => writesOf(backend)).toEqual(['DELETE /like/albums/alb_desert'])
  expect((await playerState(page)).snack).toBe('favorite.removed')
})

test('a removed like is restored by the undo of the snackbar', async ({ page, backend }) => {
  await openPlayer(page)
  await toggle(page, true)
  await expect.poll(() => writesOf(backend)).toEqual(['DELETE /like/albums/alb_desert'])
  const undo = await page.evaluate(() => {
    const { action } = window.pageModules.snackbar.current ?? {}
    action?.run()
    return action?.key
  })
  expect(undo).toBe('queue.undo')
  await expect
    .poll(() => writesOf(backend))
    .toEqual(['DELETE /like/albums/alb_desert', 'POST /like/albums/alb_desert'])
})

test('a guest’s like changes nothing, calls nothing, opens no login by itself, and shows why and where to sign in [FAV-05] [FAV-06] [ROLE-28] [AMBIG-098]', async ({
  page,
  backend,
}) => {
  await openPlayer(page, { user: false })
  await toggle(page, false)
  expect(await playerState(page)).toMatchObject({ snack: 'favorite.notLoggedIn', dialogs: [] })
  // The guest needs one tap to log in.
  const action = await page.evaluate(() => {
    const { action: offered } = window.pageModules.snackbar.current ?? {}
    offered?.run()
    return offered?.key
  })
  expect(action).toBe('login.signIn')
  expect((await playerState(page)).dialogs).toEqual(['loginOrSignUp'])
  expect(await page.evaluate(() => window.pageModules.flushOfflineWrites(200))).toEqual([])
  expect(await page.evaluate(() => window.pageModules.pendingWrites.intents.length)).toBe(0)
  expect(backend.calls).toEqual([])
})

test('a like tapped before the session is known counts for the user who turns out to be signed in [FAV-01] [FAV-05] [FAV-06]', async ({
  page,
  backend,
}) => {
  await openPlayer(page, { user: false })
  const tapEarly = (isUser: boolean) =>
    page.evaluate(
      async (person) => {
        const { pageModules } = window
        pageModules.session.status = 'unknown'
        const done = pageModules.toggleLike({ kind: 'album', id: 'alb_desert', title: 'Desert Light' }, false)
        await new Promise(requestAnimationFrame)
        const before = pageModules.snackbar.current?.key ?? null
        if (person) pageModules.becomeUser(person)
        else pageModules.becomeVisitor()
        await done
        return [before, pageModules.snackbar.current?.key]
      },
      isUser ? omar : null,
    )
  expect(await tapEarly(false)).toEqual([null, 'favorite.notLoggedIn'])
  expect(backend.calls).toEqual([])
  await page.evaluate(() => (window.pageModules.snackbar.current = null))
  expect(await tapEarly(true)).toEqual([null, 'favorite.added'])
  await expect.poll(() => writesOf(backend)).toEqual(['POST /like/albums/alb_desert'])
})

test('the number of pending writes is shown while offline, and named when one is refused', async ({
  page,
  backend,
  context,
}) => {
  backend.script = () => ({ status: 409 })
  await openPlayer(page)
  await context.setOffline(true)
  await toggle(page, false)
  await expect.poll(() => page.evaluate(() => window.pageModules.connection.waiting)).toBe(1)
  expect(
    await page.evaluate(async () =>
      (await window.pageModules.flushOfflineWrites(200)).map(({ label }) => label),
    ),
  ).toEqual(['Desert Light'])
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => window.pageModules.connection.waiting)).toBe(0)
  expect((await playerState(page)).snack).toBe('likes.refused')
})
