/** A video in several qualities: its playlists, segments and preview images, and who may fetch them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'valibot'
import { VideoStream } from '../../src/contract/video.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'
import { type TestMedia, openTestMedia } from '../support/media.ts'

let [backend, media] = [{} as Backend, {} as TestMedia]

beforeAll(async () => {
  backend = await openBackend()
  const { store } = backend
  await addAccount(store, 'riwaq', 'lina')
  await addAccount(store, 'riwaq', 'child', {
    parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
  })
  const add = (id: string, more: object, grading = 0) =>
    addItem(store, 'riwaq', id, {
      kind: 'video',
      grading,
      data: JSON.stringify({ duration: 100, isHls: true, ...more }),
    })
  await add('vid_one', { intro: { from: 3, to: 15 } })
  await add('vid_plan', { premium: true })
  await add('vid_grown', {}, 40)
  await add('vid_plain', { isHls: false })
  media = await openTestMedia(backend)
})
afterAll(async () => {
  await media.close()
  await backend.close()
})

const stream = (id: string, user = 'lina', protocol = 'HLS') =>
  backend.send('POST', '/video/streaming', {
    user,
    body: { id, protocol, drm: null, externalProviderCode: null },
  })
const pass = (kind: 'full' | 'preview' = 'full', tenant = 'riwaq', item = 'vid_one') =>
  media.ticket(kind, tenant, item)
const file = (name: string, ticket = pass(), id = 'vid_one') => `/media/${id}.${name}?ticket=${ticket}`
const textOf = async (path: string) => (await media.get(path)).text()
/** What a list names, each as the path a player makes of it. */
const namedIn = (list: string) =>
  list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, 'http://a.test/media/').pathname)

describe('requesting a video', () => {
  it('returns a playlist of qualities where the browser plays it, and one file otherwise', async () => {
    const listed = parse(VideoStream, (await stream('vid_one')).body)
    expect([listed.type, listed.intro]).toEqual(['application/vnd.apple.mpegurl', { from: 3, to: 15 }])
    expect(listed.url).toMatch(/^\/media\/vid_one\.m3u8\?ticket=/)
    expect(listed.thumbnails).toMatch(/^\/media\/vid_one\.thumbs\.vtt\?ticket=/)
    for (const answer of [await stream('vid_one', 'lina', 'HTTPS'), await stream('vid_plain')])
      expect(parse(VideoStream, answer.body).url).toMatch(/^\/media\/vid_\w+\.webm\?ticket=/)
  })
  it('is not found above the age ceiling, whatever the protocol', async () => {
    expect((await stream('vid_grown', 'child')).status).toBe(404)
    expect((await stream('vid_grown', 'lina')).status).toBe(200)
  })
})

describe('the playlist of a video', () => {
  it('names three qualities at least, each with size, codecs and bit rate', async () => {
    const answer = await media.get(file('m3u8'))
    expect(answer.headers.get('content-type')).toContain('application/vnd.apple.mpegurl')
    const playlistLines = (await answer.text())
      .split('\n')
      .filter((line) => line.startsWith('#EXT-X-STREAM-INF'))
    expect(playlistLines.length).toBeGreaterThanOrEqual(3)
    for (const line of playlistLines)
      expect(line).toMatch(/BANDWIDTH=\d{6,},RESOLUTION=\d+x\d+,CODECS="avc1\.\w+,mp4a\.40\.2"/)
    expect(new Set(playlistLines).size).toBe(playlistLines.length)
  })
  it('leads to segments that fill the whole duration, and repeats the video from its start after its end', async () => {
    for (const path of namedIn(await textOf(file('m3u8')))) {
      const list = await textOf(`${path}?ticket=${pass()}`)
      expect(namedIn(list)).toHaveLength(25)
      expect(list.split('\n').filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(2)
      expect(list).toMatch(/#EXT-X-MAP:URI="vid_one\.\d+\.mp4\?ticket=[\w-]+"/)
      expect(list.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
    }
  })
  it('has a ticket in every address, and each of them works', async () => {
    const list = await textOf(file('480.m3u8'))
    const named = list.split('\n').filter((line) => line.includes('vid_one.'))
    expect(named.every((line) => /\?ticket=[\w-]{40,}/.test(line))).toBe(true)
    const [first, , last] = [named[1], null, named.at(-1)]
    for (const one of [first, last]) expect((await media.get(`/media/${one}`)).status).toBe(200)
  })
  it('ends after a minute for a preview, and so do its segments', async () => {
    const beginning = pass('preview', 'riwaq', 'vid_one')
    expect(namedIn(await textOf(file('480.m3u8', beginning)))).toHaveLength(15)
    expect((await media.get(file('480.14.m4s', beginning))).status).toBe(200)
    expect((await media.get(file('480.15.m4s', beginning))).status).toBe(404)
    const offered = parse(VideoStream, (await stream('vid_plan')).body)
    expect([offered.isPreview, offered.url?.split('?')[0]]).toEqual([true, '/media/vid_plan.m3u8'])
  })
})

describe('a segment', () => {
  it('has the same bytes however it is requested, and its header is what a decoder needs', async () => {
    const bytesOf = async (path: string, headers = {}) =>
      Buffer.from(await (await media.get(path, headers)).arrayBuffer())
    expect((await bytesOf(file('720.mp4'))).toString('latin1', 4, 8)).toBe('ftyp')
    const segment = await bytesOf(file('720.3.m4s'))
    expect(segment.toString('latin1', 4, 8)).toBe('moof')
    const part = await media.get(file('720.3.m4s'), { range: 'bytes=100-299' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${segment.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(segment.subarray(100, 300))).toBe(true)
    // The video repeats after twelve seconds.
    expect((await bytesOf(file('720.15.m4s'))).equals(segment)).toBe(true)
  })
  it.each(['m3u8', '480.m3u8', '480.mp4', '480.0.m4s', 'thumbs.vtt', 'sprite.webp'])(
    'or playlist: %s is refused without the right ticket',
    async (name) => {
      const strangers = ['', 'x', pass('full', 'nour'), pass('full', 'riwaq', 'vid_plan')]
      for (const stranger of strangers) expect((await media.get(file(name, stranger))).status).toBe(403)
      expect((await media.get(file(name, pass('full', 'riwaq', 'vid_plain'), 'vid_plain'))).status).toBe(404)
    },
  )
  it('of an unknown quality is not found', async () => {
    for (const name of ['1080.m3u8', '1080.0.m4s', '480.25.m4s'])
      expect((await media.get(file(name))).status, name).toBe(404)
  })
})

describe('the thumbnails of the seek slider', () => {
  it('are parts of one sprite, one every four seconds', async () => {
    const text = await textOf(file('thumbs.vtt'))
    const cues = text.split('\n').filter((line) => line.includes('#xywh='))
    expect(cues).toHaveLength(25)
    expect(text).toContain('00:00:04.000 --> 00:00:08.000\nvid_one.sprite.webp?ticket=')
    expect(cues[5]).toMatch(/#xywh=160,90,160,90$/)
    const picture = await media.get(`/media/${cues[0]?.split('#')[0]}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})
