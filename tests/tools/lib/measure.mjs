/** One visit on the phone profile: 4x slower CPU, 1.6 Mbit/s, 150 ms; what the visitor saw and when. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Runs in the page before anything else. */
const probe = () => {
  const seen = { lcp: 0, cls: 0, blocked: 0 }
  window.__seen = seen
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value))
  // Includes the rendering of the frame: a long task counts layout where a script or the parser forces it, not in a
  // frame.
  observe('long-animation-frame', (entry) => (seen.blocked += entry.blockingDuration))
  observe('mark', ({ name }) => name === 'alive' && console.debug(name))
}

/** Reported by the page: polling would run code of its own in it, some 45 ms here. */
const whenHydrated = (page) =>
  page.waitForEvent('console', { predicate: (message) => message.text() === 'alive', timeout: 60_000 })

const throttle = async (context, page) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
}

/** `isAlive`: the page has scripts and reports when it is interactive. */
export const measureVisit = async (context, url, { isAlive }) => {
  const page = await context.newPage()
  await page.addInitScript(probe)
  await throttle(context, page)
  const alive = isAlive ? whenHydrated(page) : null
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await alive
  // The largest paint is final once the browser has been idle for a moment.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })))
  const figures = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    interactive: performance.getEntriesByName('alive')[0]?.startTime ?? 0,
    ...window.__seen,
  }))
  await page.close()
  return figures
}

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))
