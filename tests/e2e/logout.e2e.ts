/** A logout leaves nothing of a person on the device: the disk itself is read, before and after. */
import type { BrowserContext, Page } from '@playwright/test'
import { diskText, readDisk } from '../support/disk.ts'
import { expect, logInAs, test, whenAlive, whenControlled, whenUser, whenShown } from '../support/portal.ts'

const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const heart = (page: Page) => seen(page, /^Like: /)
const corner = (page: Page) => page.getByRole('button', { name: 'Account and settings' })

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of / }).click()
  const back = page.waitForRequest(/\/login\/logged-out/)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await back
  await whenAlive(page)
  await expect(corner(page)).toBeVisible()
}
const openAlbum = async (page: Page) => {
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).last().click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(heart(page)).toBeVisible()
  return new URL(page.url()).pathname
}

interface Person {
  userId: string
  UUID: string
  email: string
  name: string
  lastName: string
  refreshToken: string
  token: string
}
/** Every word that would tell who was here, as the device itself holds it. */
const traces = async (page: Page, context: BrowserContext): Promise<Person> => {
  const record = await page.evaluate(() => localStorage.getItem('session:riwaq') ?? '')
  const { user, refreshToken } = JSON.parse(record) as { user: Person; refreshToken: string }
  const token = (await context.cookies()).find(({ name }) => name === 'user-token')?.value ?? ''
  const { userId, UUID, email, name, lastName } = user
  return { userId, UUID, email, name, lastName, refreshToken, token }
}

test('after a logout the disk holds nothing of the user but the names of emptied databases, and the other tab follows', async ({
  page,
  context,
}) => {
  await logInAs(page, 'maya')
  await whenControlled(page)
  await openAlbum(page)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorites')
  await seen(page, 'Albums').click()
  await expect(heart(page)).toBeVisible()
  const person = await traces(page, context)
  expect(Object.values(person).filter((word) => word.length < 3)).toEqual([])
  expect(await diskText(page, context)).toContain(person.userId)
  expect(await diskText(page, context)).toContain(person.email)

  const other = await context.newPage()
  await other.goto('/favorites')
  await whenUser(other)
  await logOut(page)
  await expect(corner(other)).toBeVisible()
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()

  for (const tab of [page, other]) {
    const { databases, ...others } = await readDisk(tab)
    const left = JSON.stringify([databases.map(({ rows }) => rows), others, await context.cookies()])
    const found = Object.entries(person).flatMap(([what, word]) => (left.includes(word) ? [what] : []))
    expect(found).toEqual([])
  }
  const { databases } = await readDisk(page)
  const filled = databases.filter(({ rows }) => rows.length > 0).map(({ name }) => name)
  expect(filled.filter((name) => /^(queries:riwaq:|outbox|player|session)/.test(name))).toEqual([])
})
