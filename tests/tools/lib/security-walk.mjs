/** What asks for the password once more, as a part of `listener-walk.mjs`: the server's clock passes the ten minutes of a recent login. */
import { typeInto, whenDialogCloses } from './dialog-fields.mjs'
import { wordOf } from './shot-steps.mjs'

const words = (key) => wordOf('en', key)
const password = 'omar-demo-2026'
const newEmail = 'omar.later@riwaq.example'
/** The words of a text before its first value. */
const beginning = (key) => words(key).split('{{')[0]

const hasText = (text) => document.querySelector('main').textContent.includes(text)

const createWalkActions = ({ page, onLeave, passMinutes }) => ({
  leaveAndComeLater: async (origin, minutes) => {
    await onLeave(true)
    await page.open(`${origin}/icons/mark.svg`)
    await passMinutes(minutes)
  },
  confirmPassword: async () => {
    await typeInto(page, words('security.confirm.password'), password)
    await page.press('button', words('security.confirm.confirm'))
    await whenDialogCloses(page)
  },
})

/** What the section of passkeys says: this browser has none, or its device is asked and the person may go on. */
const checkPasskeys = async (page) => {
  const hasPasskeys = await page.run(() => 'PublicKeyCredential' in globalThis)
  if (!hasPasskeys) {
    await page.until('a note about passkeys', hasText, words('passkeys.unsupported'))
    const isOffered = await page.run(hasText, words('passkeys.add'))
    if (isOffered) throw new Error('a passkey is offered to a browser that has none')
    return 'this browser has none, and the screen says so'
  }
  await page.press('button', words('passkeys.add'))
  await page.until(
    'the device to be asked, or its refusal',
    (texts) => texts.some((text) => document.querySelector('main').textContent.includes(text)),
    ['adding', 'canceled', 'failed'].map((name) => words(`passkeys.${name}`)),
  )
  return 'the device is asked'
}

export const securitySteps = (parts, { visit }) => {
  const { page, origin } = parts
  const { leaveAndComeLater, confirmPassword } = createWalkActions(parts)
  return {
    'an email is changed only after the password, and the change is withdrawn': async () => {
      await leaveAndComeLater(origin, 15)
      await visit('/profile/info')
      await page.press('textbox', words('profile.email'))
      await page.run(() => document.activeElement.select())
      await page.type(newEmail)
      await page.press('button', words('profile.save'))
      await confirmPassword()
      await page.until('the letter to be announced', hasText, beginning('profile.pending'))
      await page.press('button', words('profile.withdraw'))
      await page.until(
        'the change to be withdrawn',
        (text) => !document.querySelector('main').textContent.includes(text),
        beginning('profile.pending'),
      )
    },
    'the page of the account opens only after the password, and a copy of the data is made': async () => {
      await leaveAndComeLater(origin, 30)
      await visit('/profile/manage')
      await confirmPassword()
      await page.press('button', words('accountData.export.ask'))
      await page.until('the data to be ready', hasText, beginning('accountData.export.ready'))
      await page.find('button', words('accountData.export.download'))
    },
    'passkeys are offered where there are any, and otherwise explained': () => checkPasskeys(page),
  }
}
