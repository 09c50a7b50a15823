/** A deployment while a page is open: another build on the same port and the same data. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, type Request, expect } from '@playwright/test'
import { type Portal, restartPortal, stop } from '../tools/lib/portal.mjs'

const root = new URL('../..', import.meta.url).pathname
const buildOf = (dist: string) =>
  (JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as { id: string }).id

/** Another build of the portal: the same code under another id, as a deployment without visible change would be. */
export const createAnotherBuild = () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/riwaq-build-'))
  const dist = join(folder, 'dist')
  cpSync(join(root, 'dist'), dist, { recursive: true })
  // A build finds the tenants beside it.
  const tenants = 'server/tenants/files'
  cpSync(join(root, tenants), join(folder, tenants), { recursive: true })
  const [old, id] = [buildOf(dist), 'b'.repeat(16)]
  for (const file of ['build.json', 'client/sw.js'])
    writeFileSync(join(dist, file), readFileSync(join(dist, file), 'utf8').replaceAll(old, id))
  rmSync(join(dist, 'client/sw.js.br'), { force: true })
  return { folder, id, entry: join(dist, 'server/main.js') }
}

export const deployBuild = async (portal: Portal, entry: string) => {
  await stop(portal.child)
  const running = await restartPortal(portal, {}, entry)
  // Its first page may take longer than a worker waits for the network.
  await portal.get('/', 'riwaq.localhost')
  return running
}
export const buildOfPage = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as { build: string }).build,
  )

/**
 * The page checks until a poll finds the new build twice; then the new worker is fetched, and waits. A browser that
 * checks the worker by itself may be sooner, so the polls count as well: polls that do not overlap have read it twice
 * when the third answer is there.
 */
export const whenNewBuildWaits = async (page: Page) => {
  let [requested, answered] = [0, 0]
  const isPoll = (request: Request) => request.url().includes('/builds/latest.json')
  const countRequest = (request: Request) => (requested += Number(isPoll(request)))
  const countFailure = (request: Request) => (requested -= Number(isPoll(request)))
  const countAnswer = (request: Request) => (answered += Number(isPoll(request)))
  page.on('request', countRequest)
  page.on('requestfinished', countAnswer)
  page.on('requestfailed', countFailure)
  await expect
    .poll(
      async () => {
        if (requested > answered) return false
        const hasReadTwice = answered > 2
        const waits = await page.evaluate(async () => {
          document.dispatchEvent(new Event('visibilitychange'))
          return (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker
        })
        return waits && hasReadTwice
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  page.off('request', countRequest)
  page.off('requestfinished', countAnswer)
  page.off('requestfailed', countFailure)
}

/** A navigation that loads a new document: through the new worker, or past one that keeps it waiting. */
export const navigateToNewDocument = async (page: Page, navigate: () => Promise<unknown>) => {
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await navigate()
  await page.waitForFunction(() => !('stayed' in window))
}
