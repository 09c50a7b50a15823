/** How states of sharing are reached; see `shot-steps.mjs`. */
import { say, share } from './shot-steps.mjs'

export const shareCode = async (page, look) => {
  await share(page, look)
  const name = say(look.lang, 'dialogs.share.showCode')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('img', { name: say(look.lang, 'dialogs.share.codeOf') }).waitFor()
}
