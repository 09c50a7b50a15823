/**
 * Script and style files that a page itself, not its worker, requests in a first visit, by name as the build lists
 * them.
 */
const isFile = /^\/assets\/.*\.(?:js|css)$/
/** How long a loaded page may still request files. */
const waitMs = 8_000

export const filesOfVisit = async (browser, url) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const all = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isFile.test(pathname) && !request.serviceWorker()) all.push(pathname.slice(1))
  })
  await page.goto(url, { waitUntil: 'load' })
  // By the page's own clock: on a busy machine the load event arrives here late.
  const beforeLoad = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => new URL(name).pathname.slice(1))
  })
  await new Promise((done) => setTimeout(done, waitMs))
  await context.close()
  return { beforeLoad: beforeLoad.filter((file) => isFile.test(`/${file}`)), all }
}
