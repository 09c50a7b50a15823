import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubIndexedDb } from './indexed-db.fixture.ts'
import { openEncryptedChunks } from './encrypted-chunks.ts'

interface Sealed {
  iv: Uint8Array
  data: ArrayBuffer
}
const [bytes, keys] = ['kept-bytes:riwaq', 'kept-key:riwaq']
let disk: ReturnType<typeof stubIndexedDb>
beforeEach(() => {
  disk = stubIndexedDb()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const going = new AbortController().signal
const open = () => openEncryptedChunks(bytes, keys)
const bufferOf = (text: string) => new TextEncoder().encode(text).buffer
const textOf = (piece: ArrayBuffer | null) => piece && new TextDecoder().decode(piece)
const onDisk = (name: string) => disk.tables.get(bytes)?.get(name) as Sealed
const replace = (name: string, sealed: Sealed) =>
  disk.tables.set(bytes, new Map(disk.tables.get(bytes)).set(name, sealed))

it('chunks are read as they were written, one by one or all, and are stored encrypted under a non-extractable key', async () => {
  const pieces = open()
  await pieces.put('a', 0, bufferOf('light on '), going)
  await pieces.put('a', 1, bufferOf('the sand'), going)
  expect((await open().read('a', 2))?.map(textOf)).toEqual(['light on ', 'the sand'])
  expect(textOf(await pieces.readOne('a', 1))).toBe('the sand')
  expect(textOf(onDisk('a/1').data)).not.toContain('sand')
  expect(disk.tables.get(keys)?.get('key')).toMatchObject({ extractable: false })
})

it('the same bytes are never encrypted to the same output', async () => {
  const pieces = open()
  await pieces.put('a', 0, bufferOf('sand'), going)
  const { data } = onDisk('a/0')
  await pieces.put('a', 0, bufferOf('sand'), going)
  expect(new Uint8Array(onDisk('a/0').data)).not.toEqual(new Uint8Array(data))
})

it('two tabs that start at once encrypt under one key', async () => {
  const [ours, theirs] = [open(), open()]
  await Promise.all([ours.put('a', 0, bufferOf('my'), going), theirs.put('b', 0, bufferOf('their'), going)])
  expect([textOf(await theirs.readOne('a', 0)), textOf(await ours.readOne('b', 0))]).toEqual(['my', 'their'])
})

it('nothing is read where a chunk is missing, altered, swapped, or its key is gone', async () => {
  const pieces = open()
  for (const index of [0, 1]) await pieces.put('a', index, bufferOf(`piece ${index}`), going)
  expect(await pieces.read('a', 3)).toBeNull()
  const full = onDisk('a/1')
  replace('a/1', onDisk('a/0'))
  expect(await pieces.read('a', 2)).toBeNull()
  const altered = new Uint8Array(full.data.slice(0))
  altered[0] = (altered[0] ?? 0) ^ 1
  replace('a/1', { ...full, data: altered.buffer })
  expect(await pieces.readOne('a', 1)).toBeNull()
  replace('a/1', full)
  expect(textOf(await pieces.readOne('a', 1))).toBe('piece 1')
  disk.tables.delete(keys)
  expect(await open().readOne('a', 1)).toBeNull()
})

it('a write interrupted before encryption leaves nothing behind', async () => {
  const gone = new AbortController()
  const putting = open().put('a', 0, bufferOf('sand'), gone.signal)
  gone.abort()
  await expect(putting).rejects.toThrow('aborted')
  expect(await open().counts()).toEqual(new Map())
})

it('a deleted item is gone, and the rest is counted by owner', async () => {
  const pieces = open()
  for (const [id, index] of [
    ['a', 0],
    ['a', 1],
    ['b', 0],
  ] as const)
    await pieces.put(id, index, bufferOf('sand'), going)
  expect(await pieces.counts()).toEqual(
    new Map([
      ['a', 2],
      ['b', 1],
    ]),
  )
  await pieces.drop('a', 2)
  expect(await pieces.counts()).toEqual(new Map([['b', 1]]))
})
