import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf } from '../../server/demo/music/pcm.ts'
import { insertSession, updateSession } from '../../server/modules/session/session.repository.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addItem } from '../support/rows.ts'
import { type TestMedia, openTestMedia } from '../support/media.ts'

let [backend, media] = [{} as Backend, {} as TestMedia]

beforeAll(async () => {
  backend = await openBackend()
  const { store } = backend
  await addItem(store, 'riwaq', 'trk_one', { kind: 'track', data: JSON.stringify({ seconds: 40 }) })
  const speech = { seconds: 20, script: 'مساء الخير، وأهلا بكم من جديد.' }
  await addItem(store, 'riwaq', 'epi_said', { kind: 'episode', lang: 'ar', data: JSON.stringify(speech) })
  await addItem(store, 'riwaq', 'epi_mute', { kind: 'episode', data: JSON.stringify({ seconds: 20 }) })
  const video = { duration: 6000 }
  const texts = JSON.stringify({ description: { en: 'A door <opens>. Nobody comes --> in.' } })
  await addItem(store, 'riwaq', 'vid_one', { kind: 'video', texts, data: JSON.stringify(video) })
  const facts = {
    additionalArtworks: [
      { artworkClass: 'SCREENSHOT', group: 1, width: 16, height: 9, url: '/img/gam_one--race-1/800x0.webp' },
      {
        artworkClass: 'VIDEO_TRAILER',
        group: 1,
        width: 16,
        height: 9,
        url: '/media/gam_one--race-trailer.webm',
        seconds: 4,
      },
    ],
  }
  await addItem(store, 'riwaq', 'gam_one', { kind: 'game', data: JSON.stringify({ facts }) })
  const picture = {
    url: '/img/art_one--woman/320x0.webp',
    colours: ['#112233'],
    deep: '#112233',
    tone: '#112233',
  }
  await addItem(store, 'riwaq', 'art_one', { kind: 'artist', picture: JSON.stringify(picture) })
  media = await openTestMedia(backend)
})
afterAll(async () => {
  await media.close()
  await backend.close()
})

const get: TestMedia['get'] = (...args) => media.get(...args)
const ticket: TestMedia['ticket'] = (...args) => media.ticket(...args)

describe('a copied address', () => {
  it.each([
    ['trk_one', 'mp3'],
    ['vid_one', 'webm'],
    ['vid_one', 'en.vtt'],
  ])('of %s (%s) is refused as soon as its session has ended', async (item, extension) => {
    const session = `ses_${item}_${extension.replace('.', '_')}`
    const at = backend.clock.now()
    await backend.store.within('riwaq', (scope) =>
      insertSession(scope, {
        id: session,
        account: 'acc_1',
        token_hash: '',
        previous_hash: null,
        previous_until: null,
        successor: null,
        cookie_hash: '',
        id_token: '',
        auth_time: at,
        device: null,
        user_agent: null,
        created: at,
        used: at,
        expires: new Date(at.getTime() + 1e9),
        ended: null,
        ended_why: null,
      }),
    )
    const path = `/media/${item}.${extension}?ticket=${media.ticket('full', 'riwaq', item, session)}`
    const status = async () => {
      const answer = await media.get(path, {}, 'riwaq', 'HEAD')
      return answer.status
    }
    expect(await status()).toBe(200)
    await backend.store.within('riwaq', (scope) =>
      updateSession(scope, session, { ended: at, ended_why: 'logout' }),
    )
    expect(await status()).toBe(403)
  })
})

describe('images', () => {
  it('are WebP at a width of the ladder, whatever format is requested [IMG-10]', async () => {
    const answer = await get('/img/trk_one/320x0.jpg')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect([bytes.subarray(0, 4).toString(), bytes.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP'])
    const again = await get('/img/trk_one/320x0.webp', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
  it('are immutable, revalidated or not, and errors are not cached', async () => {
    const forEver = 'public, max-age=31536000, immutable'
    const first = await get('/img/trk_one/320x0.webp')
    const again = await get('/img/trk_one/320x0.webp', { 'if-none-match': first.headers.get('etag') ?? '' })
    const args = [first, again, await get('/img/trk_one/320x0.webp', {}, 'riwaq', 'HEAD')]
    expect(args.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, forEver],
      [304, forEver],
      [200, forEver],
    ])
    for (const path of ['/img/trk_one/321x0.webp', '/img/nobody/320x0.webp'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-store')
  })
  it.each([
    ['/img/trk_one/321x0.webp', 400],
    ['/img/trk_one/9999x0.webp', 400],
    ['/img/trk_one/320x320.webp', 404],
    ['/img/nobody/320x0.webp', 404],
    ['/img/gam_one--race-2/320x0.webp', 404],
    ['/img/art_one--man/320x0.webp', 404],
    ['/img/gam_two--race-1/320x0.webp', 404],
    ['/img/..%2fx/320x0.webp', 404],
  ])('refuse %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })
  it('show of an item what its own image description says', async () => {
    expect((await get('/img/art_one--woman/320x0.webp')).status).toBe(200)
  })
})

describe('a game', () => {
  it('has the images and videos that it names, for everyone', async () => {
    expect((await get('/img/gam_one--race-1/320x0.webp')).status).toBe(200)
    const trailer = await get('/media/gam_one--race-trailer.webm', {}, 'riwaq', 'HEAD')
    expect([trailer.status, trailer.headers.get('content-type')]).toEqual([
      200,
      'video/webm; codecs="vp8, vorbis"',
    ])
    for (const other of ['gam_one--race-gameplay.webm', 'gam_one--race-trailer.preview.webm'])
      expect((await get(`/media/${other}`)).status, other).toBe(404)
    expect((await get('/media/gam_one--race-trailer.webm', {}, 'nour')).status).toBe(404)
  })
})

describe('a video', () => {
  const full = () => `/media/vid_one.webm?ticket=${ticket('full', 'riwaq', 'vid_one')}`
  it('is WebM of a known length, and supports ranges', async () => {
    const head = await get(full(), {}, 'riwaq', 'HEAD')
    const size = Number(head.headers.get('content-length'))
    expect([head.headers.get('content-type'), size > 50_000_000]).toEqual([
      'video/webm; codecs="vp8, vorbis"',
      true,
    ])
    const stretch = async (from: number, to: number) => {
      const answer = await get(full(), { range: `bytes=${from}-${to}` })
      expect(answer.status).toBe(206)
      return Buffer.from(await answer.arrayBuffer())
    }
    const beginning = await stretch(0, 400_000)
    expect(beginning.readUInt32BE(0)).toBe(0x1a45dfa3)
    // A stretch that begins in the middle is the same bytes as the one around it.
    expect((await stretch(123_456, 234_567)).equals(beginning.subarray(123_456, 234_568))).toBe(true)
    const last = await stretch(size - 300_000, size - 1)
    expect(last).toHaveLength(300_000)
    // The last cluster carries the time of the last four seconds.
    const cluster = last.lastIndexOf(Buffer.from('1f43b675', 'hex'))
    expect(last.readBigUInt64BE(cluster + 14)).toBe(5_996_000n)
  })
  it('ends after a minute for a preview', async () => {
    const answer = await get(
      `/media/vid_one.preview.webm?ticket=${ticket('preview', 'riwaq', 'vid_one')}`,
      {},
      'riwaq',
      'HEAD',
    )
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(6_000_000)
    const refused = await get(`/media/vid_one.webm?ticket=${ticket('preview', 'riwaq', 'vid_one')}`)
    expect(refused.status).toBe(403)
  })
  it('has captions in words over its whole length, in the languages of its description and no others', async () => {
    const pass = ticket('preview', 'riwaq', 'vid_one')
    const answer = await get(`/media/vid_one.en.vtt?ticket=${pass}`)
    const text = await answer.text()
    expect(text.startsWith('WEBVTT\n')).toBe(true)
    expect(text).toContain('00:00:04.000 --> 00:00:08.000\nA door opens .')
    const cues = text.split('\n\n').slice(1)
    for (const cue of cues) expect(cue.split('\n')[1]).toMatch(/\p{Letter}{2}/u)
    const times = cues.map((cue) => cue.split('\n')[0]?.split(' --> ') ?? [])
    expect(times.map(([from]) => from).slice(1)).toEqual(times.map(([, to]) => to).slice(0, -1))
    expect([times[0]?.[0], times.at(-1)?.[1]]).toEqual(['00:00:00.000', '01:40:00.000'])
    expect((await get(`/media/vid_one.ar.vtt?ticket=${pass}`)).status).toBe(404)
    expect((await get('/media/vid_one.en.vtt?ticket=x')).status).toBe(403)
  })
  it('for the video check is open to everyone', async () => {
    const answer = await get('/media/test.webm', { range: 'bytes=0-3' })
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).toString('hex')]).toEqual([
      206,
      '1a45dfa3',
    ])
  })
})

describe('audio', () => {
  it('is a stream of complete frames of the promised size, in full and in ranges', async () => {
    const path = `/media/trk_one.preview.mp3?ticket=${ticket('preview')}`
    const head = await get(path, {}, 'riwaq', 'HEAD')
    const file = Buffer.from(await (await get(path)).arrayBuffer())
    expect(head.headers.get('content-length')).toBe(String(file.length))
    // The preview of forty seconds is thirty, to the frame.
    expect(file.length).toBe(bytesOf(30))
    for (let at = 0; at < file.length; at += 432) expect(file.readUInt16BE(at)).toBe(0xfffb)
    const slice = await get(path, { range: 'bytes=1000-1999' })
    expect(slice.status).toBe(206)
    expect(Buffer.from(await slice.arrayBuffer()).equals(file.subarray(1000, 2000))).toBe(true)
  })
  it('of an episode is its spoken text, of the promised size; without a text there is none', async () => {
    const answer = await get(`/media/epi_said.mp3?ticket=${ticket('full', 'riwaq', 'epi_said')}`)
    const file = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, String(file.length)]).toEqual([200, answer.headers.get('content-length')])
    for (let at = 0; at < file.length; at += 432) expect(file.readUInt16BE(at)).toBe(0xfffb)
    expect((await get(`/media/epi_mute.mp3?ticket=${ticket('full', 'riwaq', 'epi_mute')}`)).status).toBe(404)
  })
  it.each(['GET', 'HEAD'])('refuses %s without the right ticket', async (method) => {
    const wrong = ['', 'x', ticket('preview'), ticket('full', 'nour'), ticket('full', 'riwaq', 'trk_two')]
    for (const one of wrong)
      expect(
        (await get(`/media/trk_one.mp3?ticket=${one}`, { range: 'bytes=0-9' }, 'riwaq', method)).status,
      ).toBe(403)
  })
})
