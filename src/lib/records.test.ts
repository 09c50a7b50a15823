import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openRecords } from './records.ts'
import { stubIndexedDb } from './indexed-db.fixture.ts'

let disk: ReturnType<typeof stubIndexedDb>
beforeEach(() => {
  disk = stubIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

const parse = (value: unknown) => (typeof value === 'object' && value && 'at' in value ? value : null)
const open = () => openRecords('places:riwaq', parse)

it('rows are listed by key, each with its last value, until they are removed', async () => {
  const rows = open()
  await rows.put('b', { at: 1 })
  await rows.put('c', { at: 2 })
  await rows.put('a', { at: 3 })
  await rows.put('b', { at: 4 })
  expect(await open().list()).toEqual([{ at: 3 }, { at: 4 }, { at: 2 }])
  await rows.remove('a', 'c', 'none')
  expect(await rows.list()).toEqual([{ at: 4 }])
  await rows.clear()
  expect(await rows.list()).toEqual([])
})

it('a corrupt row is dropped alone with a log line, and hides no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const rows = open()
  await rows.put('b', { at: 1 })
  disk.tables.set('places:riwaq', new Map([...(disk.tables.get('places:riwaq') ?? []), ['a', 'broken']]))
  expect(await rows.list()).toEqual([{ at: 1 }])
  expect(warn.mock.calls).toEqual([['dropped 1 unreadable rows of places:riwaq']])
  expect([...(disk.tables.get('places:riwaq') ?? [])]).toEqual([['b', { at: 1 }]])
  warn.mockRestore()
})

it('a storage error is reported to the writer', async () => {
  const rows = open()
  await rows.put('a', { at: 1 })
  disk.refusal = new DOMException('no room', 'QuotaExceededError')
  await expect(rows.put('a', { at: 2 })).rejects.toBe(disk.refusal)
  expect(await rows.list()).toEqual([{ at: 1 }])
})
