import { expect, test, whenHydrated } from '../support/portal.ts'

test('a link of a campaign opens its page, and neither its address nor a reload names the campaign', async ({
  page,
}) => {
  await page.goto('/music/list?campgainId=spring&clickId=c-77')
  await whenHydrated(page)
  await expect(page).toHaveURL(/\/music\/list$/)
  const saved = () =>
    page.evaluate(() => ['marketingCampaign', 'clickId'].map((name) => sessionStorage.getItem(name)))
  expect(await saved()).toEqual(['spring', 'c-77'])
  await page.reload()
  await whenHydrated(page)
  expect(await saved()).toEqual(['spring', 'c-77'])
})
