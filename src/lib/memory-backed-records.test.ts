import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { diskRefused } from './disk-trouble.ts'
import { openMemoryBackedRecords } from './memory-backed-records.ts'
import { stubIndexedDb } from './indexed-db.fixture.ts'

let disk: ReturnType<typeof stubIndexedDb>
const told: string[] = []
beforeEach(() => {
  disk = stubIndexedDb()
  told.length = 0
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type))
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () =>
  openMemoryBackedRecords('places:riwaq', (value) => (typeof value === 'number' ? value : null))
const fill = () => {
  disk.refusal = new DOMException('no room', 'QuotaExceededError')
}

it('what a full disk does not take lives as long as the page, which hears of it', async () => {
  const rows = open()
  await rows.put('a', 1)
  fill()
  await rows.put('b', 2)
  expect(await rows.list()).toEqual([1, 2])
  expect(told).toEqual([diskRefused])
  expect(await open().list()).toEqual([1])
})

it('what a full disk does not take stands in the place of what it has under the same key', async () => {
  const rows = open()
  await rows.put('a', 1)
  await rows.put('b', 2)
  fill()
  await rows.put('a', 3)
  expect(await rows.list()).toEqual([2, 3])
})

it('once the disk has room again it is believed', async () => {
  const rows = open()
  fill()
  await rows.put('a', 1)
  disk.refusal = null
  await rows.put('a', 2)
  expect(await rows.list()).toEqual([2])
  expect(await open().list()).toEqual([2])
  await open().put('a', 3)
  expect(await rows.list()).toEqual([3])
})

it('what the disk did not take can be removed like all else', async () => {
  const rows = open()
  fill()
  await rows.put('a', 1)
  await rows.put('b', 2)
  await rows.put('c', 3)
  disk.refusal = null
  await rows.remove('a', 'b')
  expect(await rows.list()).toEqual([3])
  await rows.clear()
  expect(await rows.list()).toEqual([])
})

it('what the disk did not take comes as a copy, as from a disk: whoever reads it may wrap or change it', async () => {
  const rows = openMemoryBackedRecords('places:riwaq', (value) => (value ? { at: { second: 1 } } : null))
  fill()
  await rows.put('a', { at: { second: 7 } })
  const [read] = await rows.list()
  if (read) read.at = new Proxy({ second: 9 }, {})
  const [again] = await rows.list()
  expect(structuredClone(again)).toEqual({ at: { second: 7 } })
})
