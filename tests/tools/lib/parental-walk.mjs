/** A parent sets an age limit, meets it and loosens it, as a part of `listener-walk.mjs`. */
import { typeInto, whenDialogCloses } from './dialog-fields.mjs'
import { wordOf } from './shot-steps.mjs'

const words = (key) => wordOf('en', key)
const keys = { left: '\uE012', right: '\uE014' }
const digits = '70419263'
const screen = '/parentalControl'

const limitIs = (age) => document.querySelector('main input[type=range]')?.ariaValueText?.includes(`${age}+`)

/** The id of a video for those of 16 or older. */
const findLateVideo = async () => {
  const answer = await fetch('/api/structure/video-category?lang=en&id=drama')
  return /"id":"(vid_\w+)","kind":"video"[^}]*}[^}]*"grading":[234]0/.exec(await answer.text())?.[1]
}

const createWalkActions = ({ page }) => {
  const whenLimitIs = (age) => page.until(`a limit of ${age}`, limitIs, age)
  return {
    whenLimitIs,
    moveLimit: async (key) => {
      await page.run(() => document.querySelector('main input[type=range]').focus())
      await page.type(key)
    },
    whenState: (key) =>
      page.until(
        `the state ${key}`,
        (text) => document.querySelector('main [role=status]')?.textContent === text,
        words(key),
      ),
    whenShown: (text) =>
      page.until(`“${text}”`, (text) => document.querySelector('main').textContent.includes(text), text),
    whenHidden: (text) =>
      page.until(
        `the end of “${text}”`,
        (text) => !document.querySelector('main').textContent.includes(text),
        text,
      ),
  }
}

export const parentalSteps = (parts, { visit }) => {
  const { page } = parts
  const { whenLimitIs, moveLimit, whenState, whenShown, whenHidden } = createWalkActions(parts)
  let video = ''
  return {
    'parental control is turned on with a password, for an age': async () => {
      await visit(screen)
      video = await page.until('a video for adults', findLateVideo)
      await whenLimitIs(12)
      await moveLimit(keys.left)
      await whenLimitIs(6)
      await page.press('button', words('parental.turnOn.send'))
      await typeInto(page, words('parental.newPassword'), digits)
      await typeInto(page, words('password.fresh.again'), digits)
      await page.press(
        'button',
        words('parental.turnOn.send'),
        await page.find('dialog', words('parental.turnOn.title')),
      )
      await whenState('parental.on')
    },
    'what is above the limit is locked': async () => {
      await visit(`/video/details/${video}`)
      await whenShown(words('errorPage.parental'))
    },
    'the limit is raised with the password alone, and what was locked is back': async () => {
      await visit(screen)
      await whenLimitIs(6)
      await moveLimit(keys.right)
      await typeInto(page, words('parental.password'), digits)
      await page.press('button', words('parental.confirm.send'))
      // The knob is also there while the password is requested.
      await whenDialogCloses(page)
      await whenLimitIs(12)
      await page.press('button', words('parental.turnOff'))
      await whenState('parental.off')
      await visit(`/video/details/${video}`)
      await page.until('a title', () => document.querySelector('main h1') !== null)
      await whenHidden(words('errorPage.parental'))
    },
  }
}
