/** The account's own screens, as one journey of `listener-walk.mjs` in a browser that Playwright does not drive. */
import { wordOf } from './shot-steps.mjs'

const words = (key) => wordOf('en', key)
const digits = '70419263'
/** WebDriver's name of the key. */
const enter = '\uE007'

const createAccountMoves = ({ page }) => {
  /** In the page: whether this dialog is open, and with `at` whether that field of it has the focus now. */
  const isOpen = (title, at) => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].find(
      (one) => document.getElementById(one.getAttribute('aria-labelledby'))?.textContent === title,
    )
    if (!dialog || at === undefined) return dialog !== undefined
    const field = [...dialog.querySelectorAll('form input:not([readonly])')].filter(
      (one) => one.offsetParent !== null,
    )[at]
    field?.focus()
    return field !== undefined && document.activeElement === field
  }
  /** Types into the fields of a dialog, one after the other, and sends it. */
  const fillDialog = async (title, ...texts) => {
    await page.until(`the dialog “${title}”`, isOpen, title)
    for (const [at, text] of texts.entries()) {
      await page.until(`field ${at + 1} of “${title}”`, isOpen, title, at)
      await page.type(text)
    }
    await page.type(enter)
    await page.until(
      `the end of “${title}”`,
      (title) => !document.querySelector('[role=dialog]')?.textContent.includes(title),
      title,
    )
  }
  const whenText = (selector, text) =>
    page.until(
      `“${text}”`,
      (selector, text) =>
        [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text)),
      selector,
      text,
    )
  return { fillDialog, whenText }
}

/** The next question whether the login is recent is refused once, as after an hour. */
const refuseRecentLogin = () => {
  const answer = window.fetch
  let left = 1
  window.fetch = (...request) => {
    const url = typeof request[0] === 'string' ? request[0] : request[0].url
    if (!url.endsWith('/user/sessions/recent') || left-- <= 0) return answer(...request)
    const refusal = { status: 403, error: 'STEP_UP_REQUIRED', i18Message: 'error.stepUp', requestId: 'walk' }
    return Promise.resolve(Response.json(refusal, { status: 403 }))
  }
}

export const accountSteps = (parts, { visit, whenShown }) => {
  const { page } = parts
  const { fillDialog, whenText } = createAccountMoves(parts)
  return {
    'a name is changed, and the header has it at once': async () => {
      await visit('/profile/info')
      await page.press('textbox', words('profile.name'))
      await page.type('X')
      await page.press('button', words('profile.save'))
      await whenText('body', words('profile.saved'))
      const name = await page.run(
        () => document.querySelector('main form input[autocomplete=given-name]').value,
      )
      await page.until(
        'the name in the header',
        (name) => document.querySelector(`header button[aria-label*="${name}"]`) !== null,
        name,
      )
      return name
    },
    'the account opens once the login is confirmed': async () => {
      await visit('/profile')
      await page.run(refuseRecentLogin)
      await page.run(() => document.querySelector('main a[href$="/profile/manage"]').click())
      await whenShown('/profile/manage')
      await fillDialog(words('security.confirm.title'), 'omar-demo-2026')
      await page.until(
        'its five parts',
        () => document.querySelectorAll('main section[aria-labelledby]').length === 5,
      )
      await whenText('main section', words('security.sessions.here'))
      return page.run(() => document.querySelector('main section li')?.textContent)
    },
    'passkeys are offered where this browser has them, and explained where not': async () => {
      const hasPasskeys = await page.run(() => 'PublicKeyCredential' in window)
      const [shown, other] = [words('passkeys.add'), words('passkeys.unsupported')]
      await whenText('main section', hasPasskeys ? shown : other)
      if (await page.run((text) => document.body.textContent.includes(text), hasPasskeys ? other : shown))
        throw new Error('both are shown')
      return hasPasskeys ? 'it has them' : 'it has none'
    },
    'parental control is turned on, and off with its password': async () => {
      await visit('/parentalControl')
      await page.press('button', words('parental.turnOn.send'))
      await fillDialog(words('parental.turnOn.title'), digits, digits)
      await whenText('main [role=status]', words('parental.on'))
      await page.press('button', words('parental.turnOff'))
      await fillDialog(words('parental.confirm.title'), digits)
      await whenText('main [role=status]', words('parental.off'))
    },
  }
}
