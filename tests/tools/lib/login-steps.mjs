/** Login and account screens; see `shot-steps.mjs`. */
import { openDialogThroughStore } from './dialog-store.mjs'
import { templatePattern, button, dialog, wordOf } from './shot-steps.mjs'

/** To the provider's own page, through the first option of the login screen. */
export const openProvider = async (page) => {
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL(/\/oidc\/interaction\//)
}
export const fillLogin = async (page, email, password) => {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}
export const openRegistration = async (page) => {
  await openProvider(page)
  await page.locator('.links :is(a, .link)').first().click()
  await page.locator('input[name=name]').waitFor()
}
export const submitWrongPassword = async (page) => {
  await openProvider(page)
  // A stranger each time: five wrong passwords close an account for a while.
  await fillLogin(page, `nobody-${Date.now()}@riwaq.example`, 'not-the-password')
  await page.locator('[aria-invalid=true]').first().waitFor()
}
export const lockAccount = async (page) => {
  await openProvider(page)
  const newUser = `nobody-${Date.now()}@riwaq.example`
  for (let left = 4; left >= 0; left--) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await fillLogin(page, newUser, 'not-the-password')
    await answered
    if (left > 0) await page.locator('[aria-invalid=true]').first().waitFor()
  }
  await page.locator('input[name=password]').waitFor({ state: 'detached' })
}

const submit = (page) => page.locator('main form [type=submit]').click()
export const submitWrongEmail = async (page) => {
  await page.locator('main [name=email]').fill('lina.example.org')
  await submit(page)
  await page.locator('main [aria-invalid=true]').waitFor()
}
export const requestResetLink = async (page) => {
  await page.locator('main [name=email]').fill('nobody@riwaq.example')
  await submit(page)
  await page.locator('main form').waitFor({ state: 'detached' })
}
export const submitExpiredLink = async (page) => {
  for (const name of ['password', 'again']) await page.locator(`main [name=${name}]`).fill('a long walk home')
  await submit(page)
  await page.locator('main form').waitFor({ state: 'detached' })
}

export const openAccountMenu = async (page, { lang, as }) => {
  const name = as ? templatePattern(wordOf(lang, 'login.account')) : wordOf(lang, 'login.menu')
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('group', { name: wordOf(lang, 'login.language') }).waitFor()
}
export const playAsGuest = async (page, { lang }) => {
  await button(page, wordOf(lang, 'core.play')).click()
  await dialog(page)
}
export const openLoginOptions = async (page, variant) => {
  await playAsGuest(page, variant)
  await openDialogThroughStore(page, 'loginOptions')
  await page.getByRole('heading', { name: wordOf(variant.lang, 'login.options') }).waitFor()
}
export const showFailedLogin = (page) => dialog(page)
/** Of an option that the demo does not have, because its provider knows no mobile numbers. */
export const refuseLoginByWifi = async (page) => {
  await page.evaluate(() => {
    const connection = Object.assign(new EventTarget(), { type: 'wifi' })
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  })
  const title = 'Luna Mobile'
  const option = { id: 'mobile', title, kind: 'login', mobileDataOnly: true }
  await openDialogThroughStore(page, 'loginNotByWifi', { option, title, returnTo: '/' })
  await dialog(page)
}
