/** Dialogs over the page of an album, as a person finds them. */
import type { Page } from '@playwright/test'
import { expect, whenAlive, whenShown } from './portal.ts'

export const dialog = (page: Page, name?: string | RegExp) =>
  name === undefined ? page.getByRole('dialog') : page.getByRole('dialog', { name })
export const seen = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()

export const openAlbum = async (page: Page) => {
  await page.goto('/')
  await whenAlive(page)
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(seen(page, 'Share')).toBeVisible()
}
export const focusIsInside = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null)
export const isOpen = async (page: Page, name: string | RegExp) => {
  await expect(dialog(page, name)).toBeVisible()
  await focusIsInside(page)
}
