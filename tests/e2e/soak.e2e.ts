/**
 * Playback continues over many navigations. Short: ten. With LONG two hundred, and the page's objects after them are
 * those after fifty.
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
const quarterMegabyte = 256 * 1024

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}
/** Not the page's own objects: the engine compiles code for hundreds of navigations more, and the inspector keeps records. */
const ofTheEngine = new Set(['code', 'native', 'hidden', 'synthetic'])

const takeHeapSnapshot = async (session: CDPSession) => {
  const parts: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return JSON.parse(parts.join('')) as HeapSnapshot
}

interface Memory {
  bytes: number
  nodes: number
}
/** What the page holds after garbage collection, once what the last navigation left to do is done. */
const memoryOf = async (page: Page, session: CDPSession): Promise<Memory> => {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await session.send('HeapProfiler.collectGarbage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  const { snapshot, nodes: values } = await takeHeapSnapshot(session)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < values.length; at += fields.length)
    if (!ofTheEngine.has(types[0][values[at + type] ?? -1] ?? '')) bytes += values[at + size] ?? 0
  return { bytes, nodes }
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
  // The same page each time.
  const isRead = (round: number) => isLong && round % warmRounds === 0
  for (let round = 1; round <= rounds; round++) {
    expect(await roundTrip(page, round % warmRounds)).toHaveLength(10)
    if (isRead(round)) memory.push(await memoryOf(page, session))
  }
  const { elements, stretches, silences } = await playbackRecord(page)
  const drifts = stretches.map(({ from, to }) => clockDrift(from, to))
  const [warm, last] = [memory[0], memory.at(-1)]
  if (isLong) console.log(JSON.stringify({ warm, last, memory, drifts, stretches, silences }))
  expect(silences).toEqual([])
  expect(elements).toBe(1)
  expect(Math.max(...drifts)).toBeLessThan(isLong ? 0.01 : 0.05)
  expect(problems).toEqual([])
  if (!isLong) return
  expect((last?.bytes ?? 0) - (warm?.bytes ?? 0)).toBeLessThan(quarterMegabyte)
  // One leaked page has some thousand nodes.
  expect((last?.nodes ?? 0) - (warm?.nodes ?? 0)).toBeLessThan(1000)
})
