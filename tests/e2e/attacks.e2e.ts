/** Every known attack in every text of a tenant, in a real browser: words are all it ever becomes. */
import type { Page } from '@playwright/test'
import {
  type AttackedPortal,
  attacks,
  attacksOn,
  pageNames,
  startAttackedPortal,
} from '../support/attacked-tenant.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

const tenant = 'riwaq'
let portal: AttackedPortal
test.beforeAll(async () => {
  test.setTimeout(180_000)
  portal = await startAttackedPortal(tenant)
})
test.afterAll(() => portal.stop())

/** Attacks that took effect, of any kind; `expectCalm` checks them. */
const watch = async (page: Page) => {
  const happened: string[] = []
  const own = new URL(portal.origin(tenant)).host
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.context().on('request', (request) => {
    const { host, protocol, href } = new URL(request.url())
    const isInside = protocol === 'blob:' || protocol === 'data:'
    if (!isInside && host !== own) happened.push(`request ${href.slice(0, 90)}`)
  })
  page.context().on('page', (other) => happened.push(`window ${other.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) happened.push(`frame ${frame.url()}`)
  })
  await page.exposeFunction('tellAttack', (what: string) => void happened.push(what))
  await page.addInitScript(() => {
    const report = (what: string) =>
      void (window as { reportAttack?: (what: string) => void }).reportAttack?.(what)
    Object.assign(window, { leaveMark: () => report('a script ran') })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      report(`policy ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return happened
}

/** What has no business in a document of ours, whether it did something or not. */
const foreignIn = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')]
    const bad = 'iframe, frame, object, embed, applet, base, portal, math, meta[http-equiv=refresh i]'
    const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text|view-source)/iu
    return elements.flatMap((element) => [
      ...(element.matches(bad) ? [element.tagName] : []),
      ...(element.matches('script:not([type*=json])') && !(element as HTMLScriptElement).nonce
        ? ['SCRIPT']
        : []),
      ...[...element.attributes]
        .filter(({ name, value }) => /^on|^srcdoc$|^formaction$|^ping$/i.test(name) || runs.test(value))
        .filter(
          ({ name }) => !['value', 'title', 'aria-label', 'content', 'alt', 'placeholder'].includes(name),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 60)}`),
    ])
  })
const expectCalm = async (page: Page, happened: readonly string[], where: string) => {
  expect([where, await foreignIn(page)]).toEqual([where, []])
  expect([where, happened]).toEqual([where, []])
}
/** The page is hydrated and shows this title in its tab and as heading: the attack reached the page. */
const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

test('attack texts in structure pages run nothing, neither served nor after client navigation', async ({
  page,
}) => {
  const happened = await watch(page)
  for (const [at, name] of pageNames.entries()) {
    // By turns as a document of the host, and as a walk inside the page.
    if (at % 2 === 0) {
      await page.goto(`${portal.origin(tenant)}/main/${name}`)
      await whenHydrated(page)
    } else {
      await page.locator(`main a[href="/main/${name}"]`).filter({ visible: true }).first().click()
      await whenShown(page, new RegExp(`^/main/${name}$`))
    }
    const missing = async () => {
      const shown = oneSpace((await page.locator('main').allTextContents()).join(' '))
      return attacksOn(at).filter((attack) => !shown.includes(oneSpace(attack)))
    }
    await expect.poll(missing, { message: name }).toEqual([])
    await expectCalm(page, happened, name)
  }
})

test('attack texts in the body and title of an article run nothing', async ({ page }) => {
  const happened = await watch(page)
  expect(portal.articles).toHaveLength(3)
  for (const id of portal.articles) {
    await page.goto(`${portal.origin(tenant)}/articles/${id}`)
    await whenHydrated(page)
    await expect(page.locator('main h1').filter({ visible: true })).toContainText('</script>')
    await expect(page.locator('main article')).toContainText('alert')
    await expectCalm(page, happened, id)
  }
})

test('attack texts in a tenant’s translations run nothing, including translations with elements', async ({
  page,
}) => {
  const happened = await watch(page)
  const messages = new Set<string>()
  for (const path of [
    '/',
    '/music/list',
    '/user/login',
    '/favorites',
    '/search',
    '/no/such/place',
    '/subscription',
  ]) {
    await page.goto(portal.origin(tenant) + path)
    await whenHydrated(page)
    for (const attack of await page
      .locator('body')
      .innerText()
      .then((text) => attacks.filter((attack) => text.includes(attack))))
      messages.add(attack)
    await expectCalm(page, happened, path)
  }
  // The words are really those of the tenant.
  expect(messages.size).toBeGreaterThan(20)

  await page.goto(`${portal.origin(tenant)}/apps/viewAll`)
  await whenHydrated(page)
  await page.locator('main a[href*="/apps/pd/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/apps\/pd\//)
  await page.locator('main a[target=_blank]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectCalm(page, happened, 'disclaimer')
})

test('attack texts in an address run nothing, neither as a search nor as a page name', async ({ page }) => {
  const happened = await watch(page)
  const some = attacks.filter((_, at) => at % 23 === 0)
  expect(some.length).toBeGreaterThan(15)
  for (const attack of some) {
    await page.goto(`${portal.origin(tenant)}/search?q=${encodeURIComponent(attack)}`)
    await whenHydrated(page)
    await expectCalm(page, happened, `search ${attack}`)
    await page.goto(
      `${portal.origin(tenant)}/main/${encodeURIComponent(attack)}#${encodeURIComponent(attack)}`,
    )
    await expectCalm(page, happened, `address ${attack}`)
  }
})
