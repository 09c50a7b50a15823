/** What somebody changes of their account, as a part of `listener-walk.mjs` in a browser that Playwright does not drive. */
import { wordOf } from './shot-steps.mjs'

const words = (key) => wordOf('en', key)

export const accountSteps = ({ page }, { visit }) => ({
  'a name is changed, and the header has it at once': async () => {
    await visit('/profile/info')
    await page.press('textbox', words('profile.name'))
    await page.type('X')
    await page.press('button', words('profile.save'))
    await page.until(
      'the name to be saved',
      (text) => document.body.textContent.includes(text),
      words('profile.saved'),
    )
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
})
