/** Dialogs over the page of an album, as a person finds them. */
import type { Page } from '@playwright/test'
import { expect, whenHydrated, whenShown } from './portal.ts'

export const dialog = (page: Page, name?: string | RegExp) =>
  name === undefined ? page.getByRole('dialog') : page.getByRole('dialog', { name })
export const visibleButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()

export const openAlbumFromHome = async (page: Page) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(visibleButton(page, 'Share')).toBeVisible()
}
export const whenFocusInDialog = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null)
export const expectDialogOpen = async (page: Page, name: string | RegExp) => {
  await expect(dialog(page, name)).toBeVisible()
  await whenFocusInDialog(page)
}
