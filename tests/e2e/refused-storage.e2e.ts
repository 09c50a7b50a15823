/** A browser that refuses all storage (cookies and site data blocked): every section opens all the same. */
import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { whenNetworkIdle } from '../support/page-problems.ts'

const refuse = (page: Page) =>
  page.addInitScript(() => {
    const no = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: no })
  })

test('every section opens by its address when storage is refused, and keeps working', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000)
  await refuse(page)
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${String(error)}`))
  for (const [name, path] of Object.entries(await screensOf(portal))) {
    if (name === 'not found') continue
    await page.goto(path)
    await whenHydrated(page)
    await whenNetworkIdle(page)
    if (await page.getByRole('heading', { name: 'Something went wrong' }).count()) broken.push(`${name} fell`)
    if ((await page.getByRole('main').innerText()).length < 10) broken.push(`${name} is empty`)
  }
  expect(broken).toEqual([])
})
