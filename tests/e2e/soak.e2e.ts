/**
 * Playback continues over many navigations. Short: ten. With LONG two hundred, and memory after them equals memory
 * after fifty.
 */
import type { CDPSession, Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/portal.ts'
import {
  clockDrift,
  playbackRecord,
  recordPlayback,
  whenBufferedAhead,
  whenAudible,
} from '../support/audible-playback.ts'
import { followLink, roundTrip, sectionTabs } from '../support/navigation.ts'

// A trace keeps screenshots in the page's memory.
test.use({ trace: 'off', serviceWorkers: 'allow' })

const isLong = Boolean(process.env['LONG'])
const rounds = isLong ? 20 : 1
const warmRounds = 5
const megabyte = 1024 * 1024

interface Memory {
  bytes: number
  nodes: number
  listeners: number
}
/** The memory after garbage collection, once what the last navigation left to do is done. */
const memoryOf = async (page: Page, session: CDPSession): Promise<Memory> => {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}

const playAlbum = async (page: Page) => {
  await followLink(page, page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first())
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Play', exact: true })
    .filter({ visible: true })
    .click()
  await whenAudible(page)
  await whenBufferedAhead(page, 20)
  await followLink(page, sectionTabs(page).first())
}

test(`an album plays over ${rounds * 10} navigations without a gap, in one element, in time`, async ({
  page,
  problems,
}) => {
  if (isLong) test.setTimeout(600_000)
  await recordPlayback(page)
  await logInAs(page, 'omar')
  await playAlbum(page)
  const session = await page.context().newCDPSession(page)
  const memory: Memory[] = []
  for (let round = 1; round <= rounds; round++) {
    expect(await roundTrip(page, round % warmRounds)).toHaveLength(10)
    if (isLong) memory.push(await memoryOf(page, session))
  }
  const { elements, stretches, silences } = await playbackRecord(page)
  const drifts = stretches.map(({ from, to }) => clockDrift(from, to))
  const [warm, last] = [memory[warmRounds - 1], memory.at(-1)]
  if (isLong) console.log(JSON.stringify({ warm, last, memory, drifts, stretches, silences }))
  expect(silences).toEqual([])
  expect(elements).toBe(1)
  expect(Math.max(...drifts)).toBeLessThan(isLong ? 0.01 : 0.05)
  expect(problems).toEqual([])
  if (!isLong) return
  expect((last?.bytes ?? 0) - (warm?.bytes ?? 0)).toBeLessThan(megabyte)
  // One leaked page has some thousand nodes.
  expect((last?.nodes ?? 0) - (warm?.nodes ?? 0)).toBeLessThan(1000)
})
