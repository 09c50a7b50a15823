import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { diskRefused } from './disk-trouble.ts'
import { openMemoryBackedRecords } from './memory-backed-records.ts'
import { stubIndexedDb } from './indexed-db.fixture.ts'

let disk: ReturnType<typeof stubIndexedDb>
const reported: string[] = []
beforeEach(() => {
  disk = stubIndexedDb()
  reported.length = 0
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => reported.push(type))
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

it('a row refused by full storage is held in memory, and the page is notified', async () => {
  const rows = open()
  await rows.put('a', 1)
  fill()
  await rows.put('b', 2)
  expect(await rows.list()).toEqual([1, 2])
  expect(reported).toEqual([diskRefused])
  expect(await open().list()).toEqual([1])
})

it('a row refused by full storage replaces the stored one under the same key', async () => {
  const rows = open()
  await rows.put('a', 1)
  await rows.put('b', 2)
  fill()
  await rows.put('a', 3)
  expect(await rows.list()).toEqual([2, 3])
})

it('storage is used again once it has space', async () => {
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

it('a row held in memory can be removed like any other', async () => {
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

it('a row held in memory is returned as a copy, as from storage', async () => {
  const rows = openMemoryBackedRecords('places:riwaq', (value) => (value ? { at: { second: 1 } } : null))
  fill()
  await rows.put('a', { at: { second: 7 } })
  const [read] = await rows.list()
  if (read) read.at = new Proxy({ second: 9 }, {})
  const [again] = await rows.list()
  expect(structuredClone(again)).toEqual({ at: { second: 7 } })
})
