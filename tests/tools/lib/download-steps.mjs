/** Steps to the states of downloads; see `shot-steps.mjs`. */
import { wordOf, whenHydrated } from './shot-steps.mjs'

const dialog = (page) => page.getByRole('dialog').last()
const startOf = (lang, key) => new RegExp(`^${wordOf(lang, key).split('{{')[0]}`)

const sizeButton = (page, lang) => dialog(page).getByRole('button', { name: startOf(lang, 'keep.keepSize') })
const remove = (page, lang) => dialog(page).getByRole('button', { name: wordOf(lang, 'keep.remove') })

/** Downloads of an earlier picture are removed first. Before any byte is fetched: the size. */
export const openDownloadDialog = async (page, { lang }) => {
  const here = ['keep.openOf', 'keep.partOf', 'keep.keptOf'].map((key) => startOf(lang, key).source)
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(here.join('|')) })
  await button.click()
  await remove(page, lang).or(sizeButton(page, lang)).first().waitFor()
  if (await remove(page, lang).isVisible()) {
    await remove(page, lang).click()
    await button.click()
  }
  await sizeButton(page, lang).waitFor()
}
/** In progress, in the dialog. */
export const startDownload = async (page, variant) => {
  await openDownloadDialog(page, variant)
  await sizeButton(page, variant.lang).click()
  await remove(page, variant.lang).waitFor()
}
/** All downloads; the first one is in progress. */
export const openDownloads = async (page, variant) => {
  await startDownload(page, variant)
  await page.goto(new URL(`/${variant.lang}/downloads`, page.url()).href)
  await whenHydrated(page)
  await page
    .getByRole('list', { name: wordOf(variant.lang, 'keep.list') })
    .getByRole('listitem')
    .first()
    .waitFor()
}
