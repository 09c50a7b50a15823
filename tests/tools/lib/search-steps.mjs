/** How the states of the search are reached; see `shot-steps.mjs`. */
import { whenPageCached } from './connection-steps.mjs'

const searchField = (page) => page.getByRole('combobox')
/** A text typed into the search, and its answer on screen: what is found, or that nothing is. */
export const typeSearch = (text) => async (page) => {
  await searchField(page).fill(text)
  await page.waitForFunction((q) => new URLSearchParams(location.search).get('q') === q, text)
  await page.locator('[role=grid][aria-busy=false], main svg ~ h2').first().waitFor()
}
/** Two searches, then the field is cleared: both are listed under it. */
export const showRecentSearches = async (page) => {
  for (const text of ['light', 'paper moon', 'Layan']) {
    await searchField(page).fill(text)
    await searchField(page).press('Enter')
  }
  await searchField(page).press('Escape')
  await page.waitForFunction(() => location.search === '')
  await page.locator('main [role=grid]').waitFor()
}
export const moveThroughResults = async (page) => {
  await typeSearch('light')(page)
  for (let row = 0; row < 3; row++) await searchField(page).press('ArrowDown')
  await page.locator('[data-active]').waitFor()
}
export const showPendingSearch = async (page) => {
  await page.route('**/api/search?**', () => undefined)
  await searchField(page).fill('light')
  await page.locator('main [aria-busy=true]').first().waitFor()
}
export const searchOffline = async (page) => {
  await whenPageCached(page)
  await page.context().setOffline(true)
  await typeSearch('light')(page)
}
/** What does not open is there too, grey, where nothing else is. */
export const searchOfflineUnavailable = async (page) => {
  await searchOffline(page)
  await page.locator('main [data-available="false"]').first().waitFor()
}
