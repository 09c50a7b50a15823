/** Screens whose content is loaded by calls of their own, and the answers; see `shot-steps.mjs`. */
import { whenHydrated, wordOf } from './shot-steps.mjs'

/**
 * Reloads the page with an age limit: neither the rendered nor the cached page is shown then, so the answer to its call
 * decides what is visible.
 */
export const openUnrendered = async (page, { lang, host, portal }, call, answer) => {
  const { status, headers, body } = await portal.get(`/_/shell/${lang}`, host)
  const address = new URL('?maxRating=20', page.url()).href
  await page.route(address, (route) => route.fulfill({ status, headers, body }))
  await page.route('**/api/prefetch?**', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route(`**/api/${call}**`, answer)
  await page.goto(address)
  await whenHydrated(page)
}

export const showPendingCall = (call) => async (page, visit) => {
  await openUnrendered(page, visit, call, () => undefined)
  await page.locator('main [aria-busy=true]').filter({ visible: true }).first().waitFor()
}
export const showFailedCall = (call) => async (page, visit) => {
  await openUnrendered(page, visit, call, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('heading', { name: wordOf(visit.lang, 'states.broken.title') }).waitFor()
}
