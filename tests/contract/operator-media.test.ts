/** Media files of an operator in MEDIA_DIR, from the call that names them to their bytes. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Download } from '../../src/contract/downloads.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import type { Picture } from '../../src/contract/shared.ts'
import { VideoStream } from '../../src/contract/video.ts'
import { createAdoptPictures } from '../../server/media/file-source/adopt-pictures.ts'
import { createFileSource } from '../../server/media/file-source/file-source.ts'
import { mergeSources } from '../../server/media/media-source.ts'
import { createTickets, newTicketKey } from '../../server/media/tickets.ts'
import { downloadsHandlers } from '../../server/modules/downloads/downloads.routes.ts'
import { playbackHandlers } from '../../server/modules/playback/playback.routes.ts'
import { videoHandlers } from '../../server/modules/video/video.routes.ts'
import { type Backend, openBackend, testClock } from '../support/backend.ts'
import { type TestMedia, openTestMedia } from '../support/media.ts'
import { mp3Bytes, mp4Bytes, opusBytes, pictureBytes } from '../support/media-files.ts'
import { addAccount, addItem } from '../support/rows.ts'
import { unmadeMedia } from '../support/unmade-media.ts'

let [backend, media, root] = [{} as Backend, {} as TestMedia, '']
const realVideo = () => readFile(new URL('../../server/demo/video/files/full/240.mp4', import.meta.url))
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const put = async (id: string, name: string, bytes: Uint8Array) => {
  const path = join(root, 'riwaq', id, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'riwaq-own-'))
  const source = mergeSources(createFileSource(root, silent), unmadeMedia)
  const tickets = createTickets(newTicketKey(), testClock())
  backend = await openBackend({
    handlers: {
      ...playbackHandlers(tickets, { countCutReport: () => undefined }, source),
      ...downloadsHandlers(tickets, source),
      ...videoHandlers(tickets, source),
    },
  })
  const { store } = backend
  await addAccount(store, 'riwaq', 'lina')
  const add = (id: string, kind: string, data: object) =>
    addItem(store, 'riwaq', id, { kind, data: JSON.stringify(data) })
  const free = { seconds: 60, premium: false }
  await add('trk_file', 'track', { ...free, media: { source: 'file', gain: 0.5 } })
  await add('trk_m4a', 'track', free)
  await add('trk_opus', 'track', free)
  await add('trk_plan', 'track', { seconds: 60, premium: true })
  await add('trk_gone', 'track', { ...free, media: { source: 'file' } })
  await add('trk_demo', 'track', { ...free, media: { source: 'demo' } })
  await add('vid_file', 'video', { duration: 60, isHls: true })
  await add('alb_file', 'album', {})
  await put('trk_file', 'sound.mp3', await mp3Bytes())
  await put('trk_m4a', 'sound.m4a', mp4Bytes('M4A '))
  await put('trk_opus', 'sound.opus', opusBytes())
  await put('trk_plan', 'sound.mp3', await mp3Bytes())
  await put('vid_file', 'video.mp4', await realVideo())
  await put(
    'alb_file',
    'picture.png',
    await sharp(await pictureBytes())
      .png()
      .toBuffer(),
  )
  media = await openTestMedia(backend, { mediaDir: root })
})
afterAll(async () => {
  await media.close()
  await backend.close()
  await rm(root, { recursive: true })
})

const post = (path: string, body: object) => backend.send('POST', path, { user: 'lina', body })
const song = async (id: string) => parse(TrackFetch, (await post('/song', { id, protocol: 'HTTPS' })).body)
const download = (id: string) =>
  post('/song/download', {
    articleId: id,
    distributionChannel: 'WEB',
    deviceId: 'device-1',
    collectionId: 'alb_file',
  })

describe('a song of an operator', () => {
  it('is the operator’s file instead of generated audio, with the gain of its item', async () => {
    expect(await song('trk_file')).toMatchObject({ isPreview: false, gain: 0.5 })
    const ticket = media.ticket('full', 'riwaq', 'trk_file')
    const answer = await media.get(`/media/trk_file.mp3?ticket=${ticket}`, { range: 'bytes=10-19' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, bytes.equals((await mp3Bytes()).subarray(10, 20))]).toEqual([206, true])
    expect((await media.get('/media/trk_file.mp3')).status).toBe(403)
  })
  it('has the address of its format, and no other', async () => {
    expect((await song('trk_m4a')).url).toMatch(/^\/media\/trk_m4a\.m4a\?ticket=/)
    const ticket = media.ticket('full', 'riwaq', 'trk_m4a')
    const answer = await media.get(`/media/trk_m4a.m4a?ticket=${ticket}`, {}, 'riwaq', 'HEAD')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mp4'])
    expect((await media.get(`/media/trk_m4a.mp3?ticket=${ticket}`)).status).toBe(404)
  })
  it('may be Opus, whose type is known before it is fetched or downloaded', async () => {
    const type = 'audio/ogg; codecs=opus'
    const answer = await song('trk_opus')
    expect(answer.type).toBe(type)
    expect(answer.url).toMatch(/^\/media\/trk_opus\.opus\?ticket=/)
    const file = `/media/trk_opus.opus?ticket=${media.ticket('full', 'riwaq', 'trk_opus')}`
    const head = await media.get(file, {}, 'riwaq', 'HEAD')
    expect([head.status, head.headers.get('content-type')]).toEqual([200, type])
    const part = Buffer.from(await (await media.get(file, { range: 'bytes=5-99' })).arrayBuffer())
    expect(part.equals(opusBytes().subarray(5, 100))).toBe(true)
    expect((await media.get('/media/trk_opus.opus')).status).toBe(403)
    expect(parse(Download, (await download('trk_opus')).body)).toMatchObject({
      type,
      size: opusBytes().length,
    })
  })
  it('has no preview before there is a file of it, and then that one', async () => {
    const none = await song('trk_plan')
    expect([none.url, none.isPreview, none.purchase.length > 0]).toEqual([null, false, true])
    await put('trk_plan', 'preview.mp3', await mp3Bytes(880))
    const some = await song('trk_plan')
    expect([some.isPreview, some.url]).toEqual([
      true,
      expect.stringMatching(/^\/media\/trk_plan\.preview\.mp3\?/),
    ])
    const preview = media.ticket('preview', 'riwaq', 'trk_plan')
    const answer = await media.get(`/media/trk_plan.preview.mp3?ticket=${preview}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(await mp3Bytes(880))).toBe(true)
    expect((await media.get(`/media/trk_plan.mp3?ticket=${preview}`)).status).toBe(403)
  })
  it('is silent without its file, where its item says that it has one; the demo makes all others', async () => {
    expect((await song('trk_gone')).url).toBeNull()
    expect((await download('trk_gone')).status).toBe(404)
    expect((await song('trk_demo')).url).toMatch(/^\/media\/trk_demo\.mp3\?/)
  })
  it('is downloaded by its size and tag', async () => {
    const { size, etag, uri, gain } = parse(Download, (await download('trk_file')).body)
    const ticket = media.ticket('full', 'riwaq', 'trk_file')
    const answer = await media.get(`/media/trk_file.mp3?ticket=${ticket}`, {}, 'riwaq', 'HEAD')
    expect([String(size), etag]).toEqual([answer.headers.get('content-length'), answer.headers.get('etag')])
    expect([uri.startsWith('/media/trk_file.mp3?ticket='), gain]).toEqual([true, 0.5])
    const { body } = await post('/song/download/sizes', { articleIds: ['trk_file', 'trk_gone'] })
    expect(body).toEqual({ sizes: [{ id: 'trk_file', size }] })
  })
})

it('a video of an operator is one MP4, whatever the browser plays besides', async () => {
  for (const protocol of ['HLS', 'HTTPS']) {
    const { body } = await post('/video/streaming', {
      id: 'vid_file',
      protocol,
      drm: null,
      externalProviderCode: null,
    })
    const stream = parse(VideoStream, body)
    expect([stream.type, stream.captions, stream.thumbnails]).toEqual(['video/mp4', [], undefined])
    expect(stream.url).toMatch(/^\/media\/vid_file\.mp4\?ticket=/)
  }
  const ticket = media.ticket('full', 'riwaq', 'vid_file')
  const answer = await media.get(`/media/vid_file.mp4?ticket=${ticket}`)
  expect(Buffer.from(await answer.arrayBuffer()).equals(await realVideo())).toBe(true)
  expect((await media.get(`/media/vid_file.m3u8?ticket=${ticket}`)).status).toBe(404)
})

describe('a picture of an operator', () => {
  it('has every size of the ladder, and is revalidated after a minute', async () => {
    const answer = await media.get('/img/alb_file/320x0.webp')
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height, format]).toEqual([320, 213, 'webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const placeholder = Buffer.from(await (await media.get('/img/alb_file/20x0.webp')).arrayBuffer())
    expect((await sharp(placeholder).metadata()).width).toBe(20)
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await media.get('/img/alb_file/320x0.webp', known)).status).toBe(304)
  })
  it('may be one that the tenant’s file names, as that of shared links, and is of no item', async () => {
    await put('share-riwaq', 'picture.jpg', await pictureBytes())
    await put('share-other', 'picture.jpg', await pictureBytes())
    expect((await media.get('/img/share-riwaq/320x0.webp')).status).toBe(200)
    expect((await media.get('/img/share-other/320x0.webp')).status).toBe(404)
  })
  it('keeps the alternative text of the row’s picture, and not the placeholder of the one before', async () => {
    const { store, tenants } = backend
    await put('alb_alt', 'picture.jpg', await pictureBytes())
    const before = {
      url: '/img/alb_alt/320x0.webp',
      alt: 'Two arches in the sand',
      colours: ['#112233'],
      deep: '#112233',
      tone: '#112233',
      tiny: 'UklGRg==',
    }
    await addItem(store, 'riwaq', 'alb_alt', { kind: 'album', picture: JSON.stringify(before) })
    await createAdoptPictures({ mediaDir: root, store, log: silent, tenants })(new AbortController().signal)
    const { picture } = await store.within('riwaq', ({ db }) =>
      db
        .selectFrom('item')
        .select('picture')
        .where('tenant', '=', 'riwaq')
        .where('id', '=', 'alb_alt')
        .executeTakeFirstOrThrow(),
    )
    expect(picture).toMatchObject({ alt: before.alt, url: expect.stringContaining('?v=') })
    expect(Object.keys(picture ?? {})).not.toContain('tiny')
  })
  it('gives its colours and an address of its own to whatever shows it, once', async () => {
    const { store, tenants } = backend
    const like = JSON.stringify({
      url: '/img/alb_file/320x0.webp',
      colours: ['#112233'],
      deep: '#112233',
      tone: '#112233',
    })
    await addItem(store, 'riwaq', 'trk_like', { kind: 'track', picture: like })
    const adopt = createAdoptPictures({ mediaDir: root, store, log: silent, tenants })
    const pictures = async () => {
      await adopt(new AbortController().signal)
      const rows = await store.within('riwaq', ({ db }) =>
        db
          .selectFrom('item')
          .select('picture')
          .where('tenant', '=', 'riwaq')
          .where('id', 'in', ['alb_file', 'trk_like'])
          .execute(),
      )
      return rows.map(({ picture }) => picture as Picture)
    }
    const [one, other] = await pictures()
    expect(one).toEqual(other)
    expect(one?.url).toMatch(/^\/img\/alb_file\/320x0\.webp\?v=\w+-\w+$/)
    expect([one?.colours.length, one?.colours[1]]).toEqual([4, expect.stringMatching(/^#b[3-7]1[4-9][9a]/)])
    const known = { 'if-none-match': (await media.get('/img/alb_file/320x0.webp')).headers.get('etag') ?? '' }
    await put(
      'alb_file',
      'picture.png',
      await sharp(await pictureBytes('#0f766e'))
        .png()
        .toBuffer(),
    )
    const [next] = await pictures()
    expect([next?.url === one?.url, next?.deep === one?.deep]).toEqual([false, false])
    expect((await media.get('/img/alb_file/320x0.webp', known)).status).toBe(200)
  })
})
