/** Files of an operator while they are read: replaced meanwhile, very long, left in the middle. */
import { open, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mp3Bytes } from '../support/media-files.ts'
import { sendMedia } from '../../server/media/send-media.ts'
import { openOperatorFiles } from '../support/operator-files.ts'

let own: Awaited<ReturnType<typeof openOperatorFiles>>
beforeAll(async () => {
  own = await openOperatorFiles()
})
afterAll(() => own.close())

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a file that is replaced while it plays', () => {
  const first = 70_000
  const startReading = async (id: string, bytes: Buffer) => {
    await own.put(id, 'sound.mp3', bytes)
    const answer = await own.get(id, { range: 'bytes=0-' })
    const reader = answer.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    const rest = async () => {
      let count = 0
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
        count += next.value.length
      return count
    }
    return { etag: answer.headers.get('etag') ?? '', rest }
  }
  const long = async (hertz: number) => Buffer.concat(Array<Buffer>(40).fill(await mp3Bytes(hertz)))

  it('by another of the same name finishes its answer; the next range request gets the new one in full', async () => {
    const [before, after] = [await long(440), await long(880)]
    const { etag, rest } = await startReading('moved', before)
    await writeFile(own.pathOf('moved', 'next'), after)
    await rename(own.pathOf('moved', 'next'), own.pathOf('moved', 'sound.mp3'))
    expect(await rest()).toBeGreaterThan(before.length - first)
    const again = await own.get('moved', { range: 'bytes=100-199', 'if-range': etag })
    expect([again.status, (await bytesOf(again)).equals(after)]).toEqual([200, true])
  })
  it('by other bytes in the same file breaks off, and never mixes the two', async () => {
    const { rest } = await startReading('overwritten', await long(440))
    await writeFile(own.pathOf('overwritten', 'sound.mp3'), await long(880))
    await expect(rest()).rejects.toThrow('replaced')
  })
  it('by a shorter one breaks off, too', async () => {
    const { rest } = await startReading('shortened', await long(440))
    await truncate(own.pathOf('shortened', 'sound.mp3'), 80_000)
    await expect(rest()).rejects.toThrow('replaced')
  })
  it('by none between look-up and answer is not found', async () => {
    await own.put('deleted', 'sound.mp3', await mp3Bytes())
    const sound = await own.soundOf('deleted')
    await rm(own.pathOf('deleted', 'sound.mp3'))
    if (!sound) throw new Error('there was none')
    expect((await sendMedia(new Request('http://a.test/'), sound)).status).toBe(404)
  })
})

describe('a gigabyte', () => {
  const gigabyte = 2 ** 30
  beforeAll(async () => {
    await own.put('huge', 'sound.mp3', await mp3Bytes())
    const file = await open(own.pathOf('huge', 'sound.mp3'), 'r+')
    await file.truncate(gigabyte)
    await file.write(Buffer.from('the end'), 0, 7, gigabyte - 7)
    await file.close()
  })
  it('has its last bytes at once', async () => {
    const answer = await own.get('huge', { range: 'bytes=-7' })
    expect([answer.headers.get('content-range'), (await bytesOf(answer)).toString()]).toEqual([
      `bytes ${gigabyte - 7}-${gigabyte - 1}/${gigabyte}`,
      'the end',
    ])
  })
  it('is read from its second byte to its end without taking memory', async () => {
    const answer = await own.get('huge', { range: 'bytes=1-' })
    const before = process.memoryUsage.rss()
    let [count, pieces, most] = [0, 0, 0]
    for await (const piece of answer.body ?? []) {
      count += piece.length
      if (pieces++ % 100 === 0) most = Math.max(most, process.memoryUsage.rss() - before)
    }
    expect(count).toBe(gigabyte - 1)
    // Rest that is not collected yet; the file itself is ten times as large.
    expect(most).toBeLessThan(gigabyte / 10)
  })
  it('lets go of the file when its reader leaves', async () => {
    const disconnect = new AbortController()
    const sound = await own.soundOf('huge')
    if (!sound) throw new Error('there is none')
    const answer = await sendMedia(new Request('http://a.test/', { signal: disconnect.signal }), sound)
    const reader = answer.body?.getReader()
    await reader?.read()
    disconnect.abort()
    await expect(
      (async () => {
        for (let next = await reader?.read(); next && !next.done; next = await reader?.read());
      })(),
    ).rejects.toThrow()
  })
})
