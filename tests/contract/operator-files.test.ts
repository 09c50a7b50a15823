/** Valid and invalid files of an operator. */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flacBytes, mp3Bytes, mp4Bytes, opusBytes, pictureBytes } from '../support/media-files.ts'
import { openFileSource } from '../../server/media/file-source/file-source.ts'
import { openOperatorFiles, trackOf } from '../support/operator-files.ts'

let own: Awaited<ReturnType<typeof openOperatorFiles>>
beforeAll(async () => {
  own = await openOperatorFiles()
})
afterAll(() => own.close())

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a file of an operator', () => {
  it('is served in full, in ranges, and with revalidation', async () => {
    const mp3 = await mp3Bytes()
    await own.put('whole', 'sound.mp3', mp3)
    const answer = await own.get('whole')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect((await bytesOf(answer)).equals(mp3)).toBe(true)
    const part = await own.get('whole', { range: 'bytes=100-299' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${mp3.length}`])
    expect((await bytesOf(part)).equals(mp3.subarray(100, 300))).toBe(true)
    const head = await own.get('whole', {}, 'HEAD')
    expect([head.headers.get('content-length'), head.body]).toEqual([String(mp3.length), null])
    const etag = answer.headers.get('etag') ?? ''
    expect((await own.get('whole', { 'if-none-match': etag })).status).toBe(304)
    expect((await own.get('whole', { range: `bytes=${mp3.length}-` })).status).toBe(416)
    expect(own.complaints()).toEqual([])
  })
  it('may be FLAC, Opus, M4A or MP4, with the index at either end', async () => {
    await own.put('flac', 'sound.flac', flacBytes())
    expect(await own.soundOf('flac')).toMatchObject({ extension: 'flac', type: 'audio/flac' })
    const opus = 'audio/ogg; codecs=opus'
    await own.put('opus', 'sound.opus', opusBytes())
    expect(await own.soundOf('opus')).toMatchObject({ extension: 'opus', type: opus })
    await own.put('ogg', 'sound.ogg', opusBytes())
    expect(await own.soundOf('ogg')).toMatchObject({ extension: 'ogg', type: opus })
    await own.put('mp4', 'sound.m4a', mp4Bytes('M4A '))
    expect(await own.soundOf('mp4')).toMatchObject({ extension: 'm4a', type: 'audio/mp4' })
    for (const index of ['first', 'last'] as const) {
      await own.put(`film-${index}`, 'video.mp4', mp4Bytes('isom', index))
      expect((await own.videoOf(`film-${index}`))?.full).toMatchObject({
        extension: 'mp4',
        type: 'video/mp4',
      })
    }
    expect(own.complaints()).toEqual([])
  })
  it('has a preview only where there is a file of it', async () => {
    await own.put('alone', 'sound.mp3', await mp3Bytes())
    expect((await own.files.soundsOf(own.tenant, trackOf('alone')))?.preview).toBeNull()
    await own.put('alone', 'preview.mp3', await mp3Bytes(880))
    expect((await own.files.soundsOf(own.tenant, trackOf('alone')))?.preview).toMatchObject({
      extension: 'mp3',
    })
  })
  it('has a gain of 1 unless its item sets another', async () => {
    const sound = await own.files.soundsOf(own.tenant, trackOf('whole'))
    const quieter = await own.files.soundsOf(own.tenant, {
      ...trackOf('whole'),
      data: { seconds: 60, media: { source: 'file', gain: 0.4 } },
    })
    expect([await sound?.full.gain(), await quieter?.full.gain()]).toEqual([1, 0.4])
  })
})

describe('what is no file of the tenant is not there', () => {
  it.each(['..', '.', '../riwaq/whole', 'whole/../whole', 'whole\0', '%2e%2e', '', '/etc', 'a'.repeat(65)])(
    'for the id %j',
    async (id) => {
      expect(await own.soundOf(id)).toBeNull()
      expect(await own.files.pictureOf(own.tenant, id)).toBeNull()
    },
  )
  it('for another tenant', async () => {
    expect(await own.files.soundsOf({ ...own.tenant, name: 'nour' }, trackOf('whole'))).toBeNull()
  })
  it('behind a link out of its folder, as file or as folder, which the log names once', async () => {
    await writeFile(join(own.root, 'secret.mp3'), await mp3Bytes())
    await mkdir(join(own.root, own.tenant.name, 'linked'))
    await symlink(join(own.root, 'secret.mp3'), own.pathOf('linked', 'sound.mp3'))
    await mkdir(join(own.root, 'nour', 'other'), { recursive: true })
    await copyFile(join(own.root, 'secret.mp3'), join(own.root, 'nour', 'other', 'sound.mp3'))
    await symlink(join(own.root, 'nour', 'other'), join(own.root, own.tenant.name, 'foreign'))
    for (const id of ['linked', 'linked', 'foreign']) expect(await own.soundOf(id)).toBeNull()
    expect(own.complaints()).toEqual(
      Array<string>(2).fill('a media file is not served: it is a link out of the folder of its tenant'),
    )
  })
  it('but behind a link within its folder it is', async () => {
    await mkdir(join(own.root, own.tenant.name, 'same'))
    await symlink('../whole/sound.mp3', own.pathOf('same', 'sound.mp3'))
    expect((await bytesOf(await own.get('same'))).equals(await mp3Bytes())).toBe(true)
  })
  it('behind a link that leads nowhere, or in a circle', async () => {
    await mkdir(join(own.root, own.tenant.name, 'lost'))
    await symlink('nowhere.mp3', own.pathOf('lost', 'sound.mp3'))
    await symlink('preview.mp3', own.pathOf('lost', 'preview.mp3'))
    expect(await own.soundOf('lost')).toBeNull()
    await mkdir(join(own.root, own.tenant.name, 'circle'))
    await symlink('sound.mp3', own.pathOf('circle', 'sound.mp3'))
    expect(await own.soundOf('circle')).toBeNull()
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
    await own.put(id, name, bytes)
    expect([await own.soundOf(id), await own.soundOf(id)]).toEqual([null, null])
    expect(own.complaints()).toEqual([`a media file is not served: ${reason}`])
  })
  it('a folder or a pipe of that name', async () => {
    await mkdir(own.pathOf('folder', 'sound.mp3'), { recursive: true })
    await mkdir(join(own.root, own.tenant.name, 'pipe'))
    execFileSync('mkfifo', [own.pathOf('pipe', 'sound.mp3')])
    for (const id of ['folder', 'pipe']) expect(await own.soundOf(id)).toBeNull()
    expect(own.complaints()).toEqual(Array<string>(2).fill('a media file is not served: it is no file'))
  })
  it('until a good one takes its place', async () => {
    await own.put('text', 'sound.mp3', await mp3Bytes())
    expect(await own.soundOf('text')).not.toBeNull()
  })
})

describe('a picture of an operator', () => {
  it('is read turned upright, and is another once it is replaced', async () => {
    await own.put('seen', 'picture.jpg', await pictureBytes('#b5179e'))
    const before = await own.files.pictureOf(own.tenant, 'seen')
    expect(before?.isImmutable).toBe(false)
    const { width, height } =
      (await (await before?.open(320))?.toBuffer({ resolveWithObject: true }).then(({ info }) => info)) ?? {}
    expect([width, height]).toEqual([900, 600])
    await own.put('seen', 'picture.jpg', await pictureBytes('#0f766e', 300, 300))
    expect((await own.files.pictureOf(own.tenant, 'seen'))?.key).not.toBe(before?.key)
  })
  it('is none where nothing can be read of it, or it is too large to be read', async () => {
    await own.put('broken', 'picture.png', 'no picture')
    const good = await pictureBytes()
    await own.put('half', 'picture.jpg', good.subarray(0, good.length / 2))
    await own.put('heavy', 'picture.webp', 'x')
    await truncate(own.pathOf('heavy', 'picture.webp'), 60_000_000)
    for (const id of ['broken', 'half', 'heavy'])
      expect(await own.files.pictureOf(own.tenant, id), id).toBeNull()
    expect(own.complaints()).toEqual([
      expect.stringContaining('cannot be read as a picture'),
      expect.stringContaining('cannot be read as a picture'),
      expect.stringContaining('larger than'),
    ])
  })
})

it('a MEDIA_DIR that cannot be read refuses the start', async () => {
  await expect(openFileSource(join(own.root, 'nowhere'), own.log)).rejects.toThrow(
    /MEDIA_DIR names cannot be read/,
  )
})
