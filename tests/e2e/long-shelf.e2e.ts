import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { expect, test, whenHydrated } from '../support/portal.ts'

const count = 200
interface Block {
  name: string
  data: { entries: { id: string; title: string }[] }
}

/** Home with an age limit, so that neither the rendered nor the cached page is shown; its albums are two hundred. */
const openLongShelf = async (page: Page, portal: Portal, lang: string) => {
  const { headers, body } = await portal.get(`/_/shell/${lang}`, 'riwaq.localhost')
  await page.route(`**/${lang}?maxRating=40`, (route) =>
    route.fulfill({ headers: headers as Record<string, string>, body }),
  )
  await page.route('**/api/prefetch?**', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route('**/api/structure/home?**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const home = JSON.parse((await portal.get(pathname + search, 'riwaq.localhost')).body)
    const shelf = home.substructure.find(({ name }: Block) => name === 'albums') as Block
    const [card] = shelf.data.entries
    shelf.data.entries = Array.from({ length: count }, (_, at) => ({
      ...card,
      id: `alb_${String(at + 1).padStart(12, '0')}`,
      title: `Album ${at + 1}`,
    }))
    await route.fulfill({ json: { ...home, substructure: [shelf] } })
  })
  await page.goto(`/${lang}?maxRating=40`)
  await whenHydrated(page)
  const list = page.locator('main ul:has(> li[aria-setsize])')
  await list.waitFor()
  return list
}

for (const lang of ['en', 'ar'])
  test(`a shelf of ${count} cards is traversed from end to end by keyboard, and the focused card stays rendered (${lang})`, async ({
    page,
    portal,
  }) => {
    const list = await openLongShelf(page, portal, lang)
    const card = (number: number) => list.locator(`li[aria-posinset="${number}"]`)
    const link = (number: number) => card(number).getByRole('link').first()
    await expect(card(1)).toHaveAttribute('aria-setsize', String(count))
    expect(await list.locator('li').count()).toBeLessThan(count / 2)
    const onward = lang === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const back = lang === 'ar' ? 'ArrowRight' : 'ArrowLeft'

    await link(1).focus()
    await page.keyboard.press('End')
    await expect(link(count)).toBeFocused()
    await expect(link(count)).toBeInViewport()
    await page.keyboard.press(back)
    await expect(link(count - 1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(link(1)).toBeFocused()
    await expect(link(1)).toBeInViewport()
    for (let at = 1; at < 70; at++) await page.keyboard.press(onward)
    await expect(link(70)).toBeFocused()

    await list.evaluate(
      (element, sign) => {
        element.scrollLeft = sign * element.scrollWidth
      },
      lang === 'ar' ? -1 : 1,
    )
    await expect(link(count)).toBeInViewport()
    await expect(link(70)).toBeFocused()
    await page.keyboard.press(onward)
    await expect(link(71)).toBeFocused()
    await expect(link(71)).toBeInViewport()
  })
