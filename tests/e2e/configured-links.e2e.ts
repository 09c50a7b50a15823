/** Links that the tenant configures, opened from a page with a query, by guests and users. */
import { footerLinks } from '../../src/domain/footer-links.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { overrideConfiguration } from '../support/override-configuration.ts'
import { readPersonalData } from '../support/personal-data.ts'
import { inSecondRun } from '../support/second-run.ts'

/** `p0={p1}&p1={p2}…`: the last value is `end`. */
const chain = (length: number) =>
  Array.from({ length }, (_, at) => `p${at}=${at === length - 1 ? 'end' : `{p${at + 1}}`}`).join('&')

test('a footer link takes its placeholders from the query, in at most 20 passes, and leaves unknown ones empty [CONFIG-LINK-01] [CONFIG-LINK-03] [CONFIG-LINK-04]', async ({
  page,
  portal,
}) => {
  const { headers, body } = await portal.get('/music/list')
  const links = footerLinks.map((link) =>
    link.name === 'about' ? { ...link, to: '/info/{p0}?none={none}' } : link,
  )
  await page.route(/\/music\/list/, (route) =>
    route.fulfill({
      headers: headers as Record<string, string>,
      // As the host makes it, for all queries the same.
      body: body
        .replaceAll('href="/info/about"', 'href="/info/?none="')
        .replace('"features":', `"footer":${JSON.stringify(links)},"features":`),
    }),
  )
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About us' })
  for (const [query, to] of [
    ['p0=help', '/info/help?none='],
    [chain(20), '/info/end?none='],
    [chain(21), '/info/?none='],
  ]) {
    await page.goto(`/music/list?${query}`)
    await whenHydrated(page)
    await expect(about).toHaveAttribute('href', to ?? '')
  }
})

const row = { name: 'profile', clickUrl: '/profile?of={user.uuid}', title: { en: 'All of me' } }
for (const [configured, links, name, query] of [
  ['its profile menu', [row], 'All of me', 'of'],
  ['its shared link of the account, where it has no such menu,', [], 'Profile', 'uuid'],
] as const)
  test(
    `the account menu links as the tenant configures it for the signed-in user: ${configured} names user.uuid [CONFIG-LINK-02] [AMBIG-115]`,
    links.length > 0 ? {} : inSecondRun,
    async ({ page, context, portal }) => {
      await overrideConfiguration(page, portal, 'profileMenu', { links })
      await logInAs(page, 'lina', '/music/list?user.uuid=somebody')
      const { UUID } = await readPersonalData(page, context)
      await page.getByRole('button', { name: 'Account: Lina' }).click()
      const place = page.getByRole('link', { name, exact: true })
      await expect(place).toHaveAttribute('href', `/profile?${query}=${UUID}`)
      await place.click()
      await whenShown(page, /^\/profile$/)
    },
  )

test('a search without results links to the tenant’s shared link with the query in it [CONFIG-LINK-01]', async ({
  page,
  portal,
}) => {
  await overrideConfiguration(page, portal, 'global_shared_links', { contactUrl: '/info/{desk}' })
  await page.goto('/search?q=qqxxzzvvww&desk=help')
  await whenHydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Tell us what’s missing' })
  await expect(link).toHaveAttribute('href', '/info/help')
})
