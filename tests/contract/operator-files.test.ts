/** Valid and invalid files of an operator. */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, open, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Log } from '../../server/context.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { flacBytes, mp3Bytes, mp4Bytes, opusBytes, pictureBytes } from '../support/media-files.ts'
import type { PlayableItem } from '../../server/media/media-source.ts'
import { sendMedia } from '../../server/media/send-media.ts'
import { createFileSource, openFileSource } from '../../server/media/file-source/file-source.ts'

const lines: string[] = []
const write = (fields: object, message: string) =>
  void lines.push(`${message}: ${String(Reflect.get(fields, 'reason'))}`)
const log: Log = { info: write, warn: write, error: write }
const [tenant] = loadTenants()
if (!tenant) throw new Error('there is no tenant')

let root = ''
let files = createFileSource('', log)
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'riwaq-files-'))
  await mkdir(join(root, tenant.name))
  files = createFileSource(root, log)
})
afterAll(() => rm(root, { recursive: true }))

const pathOf = (id: string, name: string) => join(root, tenant.name, id, name)
const put = async (id: string, name: string, bytes: Uint8Array | string) => {
  await mkdir(dirname(pathOf(id, name)), { recursive: true })
  await writeFile(pathOf(id, name), bytes)
}
const track = (id: string): PlayableItem => ({ id, kind: 'track', lang: 'en', data: { seconds: 60 } })
const soundOf = async (id: string) => (await files.soundsOf(tenant, track(id)))?.full ?? null
const videoOf = (id: string) =>
  files.videoOf(tenant, { id, kind: 'video', grading: 0, texts: {}, data: { duration: 60 } })
const get = async (id: string, headers: Record<string, string> = {}, method = 'GET') => {
  const sound = await soundOf(id)
  if (!sound) throw new Error(`${id} has no sound`)
  return sendMedia(new Request('http://a.test/', { headers, method }), sound)
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
/** Log lines since the last call. */
const complaints = () => lines.splice(0)

describe('a file of an operator', () => {
  it('is served in full, in ranges, and with revalidation', async () => {
    const mp3 = await mp3Bytes()
    await put('whole', 'sound.mp3', mp3)
    const answer = await get('whole')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect((await bytesOf(answer)).equals(mp3)).toBe(true)
    const part = await get('whole', { range: 'bytes=100-299' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${mp3.length}`])
    expect((await bytesOf(part)).equals(mp3.subarray(100, 300))).toBe(true)
    const head = await get('whole', {}, 'HEAD')
    expect([head.headers.get('content-length'), head.body]).toEqual([String(mp3.length), null])
    const etag = answer.headers.get('etag') ?? ''
    expect((await get('whole', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('whole', { range: `bytes=${mp3.length}-` })).status).toBe(416)
    expect(complaints()).toEqual([])
  })
  it('may be FLAC, Opus, M4A or MP4, with the index at either end', async () => {
    await put('flac', 'sound.flac', flacBytes())
    expect(await soundOf('flac')).toMatchObject({ extension: 'flac', type: 'audio/flac' })
    const opus = 'audio/ogg; codecs=opus'
    await put('opus', 'sound.opus', opusBytes())
    expect(await soundOf('opus')).toMatchObject({ extension: 'opus', type: opus })
    await put('ogg', 'sound.ogg', opusBytes())
    expect(await soundOf('ogg')).toMatchObject({ extension: 'ogg', type: opus })
    await put('mp4', 'sound.m4a', mp4Bytes('M4A '))
    expect(await soundOf('mp4')).toMatchObject({ extension: 'm4a', type: 'audio/mp4' })
    for (const index of ['first', 'last'] as const) {
      await put(`film-${index}`, 'video.mp4', mp4Bytes('isom', index))
      expect((await videoOf(`film-${index}`))?.full).toMatchObject({ extension: 'mp4', type: 'video/mp4' })
    }
    expect(complaints()).toEqual([])
  })
  it('has a preview only where there is a file of it', async () => {
    await put('alone', 'sound.mp3', await mp3Bytes())
    expect((await files.soundsOf(tenant, track('alone')))?.preview).toBeNull()
    await put('alone', 'preview.mp3', await mp3Bytes(880))
    expect((await files.soundsOf(tenant, track('alone')))?.preview).toMatchObject({ extension: 'mp3' })
  })
  it('has a gain of 1 unless its item sets another', async () => {
    const sound = await files.soundsOf(tenant, track('whole'))
    const quieter = await files.soundsOf(tenant, {
      ...track('whole'),
      data: { seconds: 60, media: { source: 'file', gain: 0.4 } },
    })
    expect([await sound?.full.gain(), await quieter?.full.gain()]).toEqual([1, 0.4])
  })
})

describe('what is no file of the tenant is not there', () => {
  it.each(['..', '.', '../riwaq/whole', 'whole/../whole', 'whole\0', '%2e%2e', '', '/etc', 'a'.repeat(65)])(
    'for the id %j',
    async (id) => {
      expect(await soundOf(id)).toBeNull()
      expect(await files.pictureOf(tenant, id)).toBeNull()
    },
  )
  it('for another tenant', async () => {
    expect(await files.soundsOf({ ...tenant, name: 'nour' }, track('whole'))).toBeNull()
  })
  it('behind a link out of its folder, as file or as folder, which the log names once', async () => {
    await writeFile(join(root, 'secret.mp3'), await mp3Bytes())
    await mkdir(join(root, tenant.name, 'linked'))
    await symlink(join(root, 'secret.mp3'), pathOf('linked', 'sound.mp3'))
    await mkdir(join(root, 'nour', 'other'), { recursive: true })
    await copyFile(join(root, 'secret.mp3'), join(root, 'nour', 'other', 'sound.mp3'))
    await symlink(join(root, 'nour', 'other'), join(root, tenant.name, 'foreign'))
    for (const id of ['linked', 'linked', 'foreign']) expect(await soundOf(id)).toBeNull()
    expect(complaints()).toEqual(
      Array<string>(2).fill('a media file is not served: it is a link out of the folder of its tenant'),
    )
  })
  it('but behind a link within its folder it is', async () => {
    await mkdir(join(root, tenant.name, 'same'))
    await symlink('../whole/sound.mp3', pathOf('same', 'sound.mp3'))
    expect((await bytesOf(await get('same'))).equals(await mp3Bytes())).toBe(true)
  })
  it('behind a link that leads nowhere, or in a circle', async () => {
    await mkdir(join(root, tenant.name, 'lost'))
    await symlink('nowhere.mp3', pathOf('lost', 'sound.mp3'))
    await symlink('preview.mp3', pathOf('lost', 'preview.mp3'))
    expect(await soundOf('lost')).toBeNull()
    await mkdir(join(root, tenant.name, 'circle'))
    await symlink('sound.mp3', pathOf('circle', 'sound.mp3'))
    expect(await soundOf('circle')).toBeNull()
  })
})

describe('a file that cannot be played is not served, and the log says why', () => {
  it.each<[string, string, Buffer, string]>([
    ['text', 'sound.mp3', Buffer.from('no sound at all'), 'it is no MP3'],
    ['guess', 'sound.flac', Buffer.from('OggS'), 'it is no FLAC'],
    ['unpacked', 'sound.opus', Buffer.from('OpusHead'), 'it is no Ogg file'],
    [
      'vorbis',
      'sound.ogg',
      Buffer.from(opusBytes().toString('latin1').replace('OpusHead', '\x01vorbis\0'), 'latin1'),
      'it holds no Opus',
    ],
    ['short', 'sound.opus', opusBytes().subarray(0, 30), 'it holds no Opus'],
    ['nothing', 'sound.mp3', Buffer.alloc(0), 'it is empty'],
    ['renamed', 'sound.m4a', Buffer.from('RIFF....WAVEfmt '), 'it is no MP4'],
    ['cut', 'sound.m4a', mp4Bytes('M4A ').subarray(0, 600), 'it is cut off'],
    ['unfinished', 'sound.m4a', mp4Bytes('M4A ', 'last').subarray(0, -116), 'it has no index (moov)'],
    ['sizeless', 'sound.m4a', Buffer.from('\0\0\0\x08ftyp\0\0\0\x02moov'), 'one of its boxes has no size'],
  ])('%s', async (id, name, bytes, reason) => {
    await put(id, name, bytes)
    expect([await soundOf(id), await soundOf(id)]).toEqual([null, null])
    expect(complaints()).toEqual([`a media file is not served: ${reason}`])
  })
  it('a folder or a pipe of that name', async () => {
    await mkdir(pathOf('folder', 'sound.mp3'), { recursive: true })
    await mkdir(join(root, tenant.name, 'pipe'))
    execFileSync('mkfifo', [pathOf('pipe', 'sound.mp3')])
    for (const id of ['folder', 'pipe']) expect(await soundOf(id)).toBeNull()
    expect(complaints()).toEqual(Array<string>(2).fill('a media file is not served: it is no file'))
  })
  it('until a good one takes its place', async () => {
    await put('text', 'sound.mp3', await mp3Bytes())
    expect(await soundOf('text')).not.toBeNull()
  })
})

describe('a file that is replaced while it plays', () => {
  const first = 70_000
  const startReading = async (id: string, bytes: Buffer) => {
    await put(id, 'sound.mp3', bytes)
    const answer = await get(id, { range: 'bytes=0-' })
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
    await writeFile(pathOf('moved', 'next'), after)
    await rename(pathOf('moved', 'next'), pathOf('moved', 'sound.mp3'))
    expect(await rest()).toBeGreaterThan(before.length - first)
    const again = await get('moved', { range: 'bytes=100-199', 'if-range': etag })
    expect([again.status, (await bytesOf(again)).equals(after)]).toEqual([200, true])
  })
  it('by other bytes in the same file breaks off, and never mixes the two', async () => {
    const { rest } = await startReading('overwritten', await long(440))
    await writeFile(pathOf('overwritten', 'sound.mp3'), await long(880))
    await expect(rest()).rejects.toThrow('replaced')
  })
  it('by a shorter one breaks off, too', async () => {
    const { rest } = await startReading('shortened', await long(440))
    await truncate(pathOf('shortened', 'sound.mp3'), 80_000)
    await expect(rest()).rejects.toThrow('replaced')
  })
  it('by none between look-up and answer is not found', async () => {
    await put('deleted', 'sound.mp3', await mp3Bytes())
    const sound = await soundOf('deleted')
    await rm(pathOf('deleted', 'sound.mp3'))
    if (!sound) throw new Error('there was none')
    expect((await sendMedia(new Request('http://a.test/'), sound)).status).toBe(404)
  })
})

describe('a gigabyte', () => {
  const gigabyte = 2 ** 30
  beforeAll(async () => {
    await put('huge', 'sound.mp3', await mp3Bytes())
    const file = await open(pathOf('huge', 'sound.mp3'), 'r+')
    await file.truncate(gigabyte)
    await file.write(Buffer.from('the end'), 0, 7, gigabyte - 7)
    await file.close()
  })
  it('has its last bytes at once', async () => {
    const answer = await get('huge', { range: 'bytes=-7' })
    expect([answer.headers.get('content-range'), (await bytesOf(answer)).toString()]).toEqual([
      `bytes ${gigabyte - 7}-${gigabyte - 1}/${gigabyte}`,
      'the end',
    ])
  })
  it('is read in a range of 200 MB without taking memory', async () => {
    const answer = await get('huge', { range: `bytes=1000-${1000 + 200 * 2 ** 20 - 1}` })
    const before = process.memoryUsage()
    let [count, most] = [0, 0]
    for await (const piece of answer.body ?? []) {
      count += piece.length
      const { rss } = process.memoryUsage()
      most = Math.max(most, rss - before.rss)
    }
    expect(count).toBe(200 * 2 ** 20)
    expect(most).toBeLessThan(100 * 2 ** 20)
  })
  it('lets go of the file when its reader leaves', async () => {
    const disconnect = new AbortController()
    const sound = await soundOf('huge')
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

describe('a picture of an operator', () => {
  it('is read turned upright, and is another once it is replaced', async () => {
    await put('seen', 'picture.jpg', await pictureBytes('#b5179e'))
    const before = await files.pictureOf(tenant, 'seen')
    expect(before?.isImmutable).toBe(false)
    const { width, height } =
      (await (await before?.open(320))?.toBuffer({ resolveWithObject: true }).then(({ info }) => info)) ?? {}
    expect([width, height]).toEqual([900, 600])
    await put('seen', 'picture.jpg', await pictureBytes('#0f766e', 300, 300))
    expect((await files.pictureOf(tenant, 'seen'))?.key).not.toBe(before?.key)
  })
  it('is none where nothing can be read of it, or it is too large to be read', async () => {
    await put('broken', 'picture.png', 'no picture')
    const good = await pictureBytes()
    await put('half', 'picture.jpg', good.subarray(0, good.length / 2))
    await put('heavy', 'picture.webp', 'x')
    await truncate(pathOf('heavy', 'picture.webp'), 60_000_000)
    for (const id of ['broken', 'half', 'heavy']) expect(await files.pictureOf(tenant, id), id).toBeNull()
    expect(complaints()).toEqual([
      expect.stringContaining('cannot be read as a picture'),
      expect.stringContaining('cannot be read as a picture'),
      expect.stringContaining('larger than'),
    ])
  })
})

it('a MEDIA_DIR that cannot be read refuses the start', async () => {
  await expect(openFileSource(join(root, 'nowhere'), log)).rejects.toThrow(/MEDIA_DIR names cannot be read/)
})
