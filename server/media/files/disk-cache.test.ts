import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDiskCache } from './disk-cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const names = async () => (await readdir(folder)).toSorted()
/** A file that is there since `minutes`. */
const addFile = async (name: string, size: number, minutes: number) => {
  const [path, modified] = [join(folder, name), new Date(Date.now() - minutes * 60_000)]
  await writeFile(path, '')
  await truncate(path, size)
  await utimes(path, modified, modified)
}

it('a written file is read again, and a missing one is nothing', async () => {
  const cache = await openDiskCache(folder, 1000)
  await cache.write('a.webp', Buffer.from('light'))
  expect(String(await cache.read('a.webp'))).toBe('light')
  expect(await names()).toEqual(['a.webp'])
  expect([await cache.read('b.webp'), await cache.has('b.webp')]).toEqual([null, null])
})

it('the least recently read file is evicted first above the limit', async () => {
  const cache = await openDiskCache(folder, 1000)
  await addFile('old', 400, 3)
  await addFile('read', 400, 9)
  await addFile('new', 400, 2)
  await cache.read('read')
  await cache.sweep()
  expect(await names()).toEqual(['new', 'read'])
})

it('a failed write leaves nothing behind', async () => {
  const cache = await openDiskCache(folder, 1000)
  await mkdir(join(folder, 'a.webp', 'taken'), { recursive: true })
  await expect(cache.write('a.webp', Buffer.from('light'))).rejects.toThrow('directory')
  expect(await names()).toEqual(['a.webp'])
})

it('a partial file is deleted an hour later, however long ago the folder was opened, and counts until then', async () => {
  vi.useFakeTimers({ now: Date.now() - 24 * 60 * 60_000, toFake: ['Date'] })
  const cache = await openDiskCache(folder, 1000)
  vi.useRealTimers()
  await addFile('left.7.part', 100, 61)
  await addFile('growing.8.part', 700, 59)
  await addFile('old', 300, 2)
  await addFile('new', 300, 1)
  await cache.sweep()
  expect(await names()).toEqual(['growing.8.part', 'new'])
})
