/** What a pointer means to open is fetched before it is tapped. */
import { expect, test, whenHydrated } from '../support/portal.ts'

test('moving the pointer across cards prefetches nothing; resting on a card prefetches its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto('/music/list')
  await whenHydrated(page)
  const links = page.getByRole('main').locator('a[href*="/music/albums/"]').filter({ visible: true })
  const places = await links.evaluateAll((all) =>
    all
      .map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2, id: link.getAttribute('href')?.split('/').pop() ?? '' }
      })
      .filter(({ x, y }) => x < innerWidth && y < innerHeight)
      .slice(0, 4),
  )
  const fetched: string[] = []
  page.on('request', (request) => {
    const found = places.find(({ id }) => request.url().includes(id))
    if (found && request.url().includes('/api/')) fetched.push(found.id)
  })
  const last = places.at(-1)
  expect(places.length).toBeGreaterThan(2)
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  for (const { x, y } of places) await page.mouse.move(x, y)
  await page.clock.runFor(59)
  expect(fetched).toEqual([])
  await page.clock.resume()
  await expect.poll(() => [...new Set(fetched)]).toEqual([last?.id])
})
