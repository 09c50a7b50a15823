import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSharedRecords } from './shared-records.ts'
import { stubIndexedDb } from './indexed-db.fixture.ts'

interface Sound {
  state: string
  got: number
}
let disk: ReturnType<typeof stubIndexedDb>
beforeEach(() => {
  disk = stubIndexedDb()
})
afterEach(() => vi.unstubAllGlobals())

const open = () => openSharedRecords('kept:riwaq', (value) => (value ? (value as Sound) : null))
const grown = (sound: Sound) => ({ ...sound, got: sound.got + 1 })

it('a change starts with the stored row, and two at once are both applied', async () => {
  const [ours, theirs] = [open(), open()]
  await ours.put('a', { state: 'waiting', got: 0 })
  await theirs.list()
  const [first, , last] = await Promise.all([
    ours.change(['a'], grown),
    theirs.change(['a'], (sound) => ({ ...sound, state: 'paused' })),
    ours.change(['a'], grown),
  ])
  expect(first.get('a')).toEqual({ state: 'waiting', got: 1 })
  expect(last.get('a')).toEqual({ state: 'paused', got: 2 })
  expect(await theirs.list()).toEqual([...last.values()])
})

it('a deleted row is not restored, and a rejected change leaves it as it was', async () => {
  const rows = open()
  expect(await rows.change(['a'], grown)).toEqual(new Map())
  expect(await rows.list()).toEqual([])
  await rows.put('a', { state: 'waiting', got: 0 })
  await rows.put('c', { state: 'waiting', got: 0 })
  const changed = await rows.change(['a', 'b', 'c'], (sound, key) => (key === 'c' ? grown(sound) : null))
  expect([...changed]).toEqual([['c', { state: 'waiting', got: 1 }]])
  expect(await rows.list()).toEqual([
    { state: 'waiting', got: 0 },
    { state: 'waiting', got: 1 },
  ])
})

it('an error is passed on unchanged', async () => {
  const rows = open()
  await rows.put('a', { state: 'waiting', got: 0 })
  const broken = new Error('broken')
  await expect(
    rows.change(['a'], () => {
      throw broken
    }),
  ).rejects.toBe(broken)
  disk.refusal = new DOMException('no room', 'QuotaExceededError')
  await expect(rows.change(['a'], grown)).rejects.toBe(disk.refusal)
})
