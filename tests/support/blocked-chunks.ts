/** Blocks chunks, on a page that may not be reloaded for them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const assets = join(import.meta.dirname, '../../dist/client/assets')
/** A name that no file of the build has would block nothing, and the journey would prove nothing. */
const patternOf = (name: string) => {
  if (!readdirSync(assets).some((file) => file.startsWith(name)))
    throw new Error(`no chunk is called ${name}`)
  return `*/assets/${name}*.js`
}

/** The browser itself blocks them. The returned function blocks these instead of the earlier ones. */
export const blockChunks = async (page: Page, ...names: string[]) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const loseOnly = async (...lost: string[]) => {
    await browser.send('Network.setBlockedURLs', { urls: lost.map(patternOf) })
  }
  await loseOnly(...names)
  return loseOnly
}
/** Each of these was reloaded a moment ago. */
export const markAsJustReloaded = async (page: Page, ...paths: string[]) => {
  await page.clock.setFixedTime(new Date())
  await page.addInitScript((reloaded) => {
    for (const path of reloaded) sessionStorage.setItem(`chunk-reload:${path}`, String(Date.now()))
  }, paths)
}
