/** HLS folders of an operator in MEDIA_DIR, from the call that names their playlist to the bytes of a segment. */
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VideoStream } from '../../src/contract/video.ts'
import { createFileSource } from '../../server/media/file-source/file-source.ts'
import { fragmentsOf } from '../../server/media/hls/fragments.ts'
import { mergeSources } from '../../server/media/media-source.ts'
import { createTickets, newTicketKey } from '../../server/media/tickets.ts'
import { videoHandlers } from '../../server/modules/video/video.routes.ts'
import { type Backend, openBackend, testClock } from '../support/backend.ts'
import { renditionBytes, writeHlsFolder } from '../support/hls-folder.ts'
import { type TestMedia, openTestMedia } from '../support/media.ts'
import { mp4Bytes } from '../support/media-files.ts'
import { addAccount, addItem } from '../support/rows.ts'
import { unmadeMedia } from '../support/unmade-media.ts'

let [backend, media, root] = [{} as Backend, {} as TestMedia, '']
const lines: string[] = []
const write = (fields: object) =>
  void lines.push(
    `${String(Reflect.get(fields, 'file')).replace(root, '')}: ${String(Reflect.get(fields, 'reason'))}`,
  )
const log = { info: write, warn: write, error: write }
/** Log lines since the last call. */
const complaints = () => lines.splice(0)

const folderOf = (id: string) => join(root, 'riwaq', id, 'hls')
const put = async (id: string, name: string, bytes: Uint8Array | string) => {
  const path = join(folderOf(id), name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}
const addVideo = (id: string, more: object = {}) =>
  addItem(backend.store, 'riwaq', id, {
    kind: 'video',
    texts: JSON.stringify({ description: { en: 'A story that the demo would caption.' } }),
    data: JSON.stringify({ duration: 12, isHls: true, ...more }),
  })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'riwaq-hls-'))
  const source = mergeSources(createFileSource(root, log), unmadeMedia)
  const tickets = createTickets(newTicketKey(), testClock())
  backend = await openBackend({ handlers: videoHandlers(tickets, source) })
  await addAccount(backend.store, 'riwaq', 'lina')
  for (const id of ['vid_hls', 'vid_both', 'vid_bad', 'vid_next', 'vid_gap', 'vid_links', 'vid_words'])
    await addVideo(id)
  await addVideo('vid_only', { media: { source: 'file' } })
  await addVideo('vid_plan', { premium: true })
  for (const id of ['vid_hls', 'vid_both', 'vid_plan', 'vid_next', 'vid_gap', 'vid_links'])
    await writeHlsFolder(folderOf(id))
  await writeFile(join(root, 'riwaq', 'vid_both', 'video.mp4'), mp4Bytes('isom'))
  media = await openTestMedia(backend, { mediaDir: root, log })
})
afterAll(async () => {
  await media.close()
  await backend.close()
  await rm(root, { recursive: true })
})

const stream = async (id: string, protocol = 'HLS') => {
  const body = { id, protocol, drm: null, externalProviderCode: null }
  return backend.send('POST', '/video/streaming', { user: 'lina', body })
}
const ticketFor = (id: string, kind: 'full' | 'preview' = 'full') => media.ticket(kind, 'riwaq', id)
const at = (id: string, path: string, ticket = ticketFor(id)) => `/media/${id}/hls/${path}?ticket=${ticket}`
const statusOf = async (address: string) => (await media.get(address)).status
/** Every address in a playlist, in lines and in tags. */
const addressesIn = (text: string) =>
  text.split('\n').flatMap((line) => {
    const address = /URI="([^"]+)"/.exec(line)?.[1] ?? (line.startsWith('#') ? '' : line)
    return address === '' ? [] : [address]
  })
const bytesOf = async (address: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await media.get(address, headers)).arrayBuffer())

describe('a video of an operator in several qualities', () => {
  it('is its playlist, without captions and thumbnails of the demo', async () => {
    const answer = parse(VideoStream, (await stream('vid_hls')).body)
    expect(answer).toMatchObject({ type: 'application/vnd.apple.mpegurl', captions: [], isPreview: false })
    expect(answer.thumbnails).toBeUndefined()
    expect(answer.url).toMatch(/^\/media\/vid_hls\/hls\/index\.m3u8\?ticket=/)
    for (const name of ['m3u8', 'thumbs.vtt', 'en.vtt'])
      expect(await statusOf(`/media/vid_hls.${name}?ticket=${ticketFor('vid_hls')}`), name).toBe(404)
  })
  it('leads from its first playlist to every byte, each address with the ticket', async () => {
    const ticket = ticketFor('vid_hls')
    const first = await media.get(at('vid_hls', 'index.m3u8', ticket))
    expect(first.headers.get('content-type')).toContain('application/vnd.apple.mpegurl')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const lists = addressesIn(await first.text())
    expect(lists).toHaveLength(2)
    const fine = await renditionBytes(480)
    const { head, segments } = fragmentsOf(fine)
    const parts = addressesIn(await (await media.get(lists[1] ?? '')).text())
    expect(parts).toHaveLength(4)
    for (const address of [...lists, ...parts])
      expect(new URL(address, 'http://a').searchParams.get('ticket')).toBe(ticket)
    expect((await bytesOf(parts[0] ?? '')).equals(fine.subarray(head.start, head.end))).toBe(true)
    const third = fine.subarray(segments[2]?.start, segments[2]?.end)
    expect((await bytesOf(parts[3] ?? '')).equals(third)).toBe(true)
    expect(complaints()).toEqual([])
  })
  it('has its segments in ranges and as heads, with their type', async () => {
    const part = at('vid_hls', 'picture/240/part%201.m4s')
    const range = await media.get(part, { range: 'bytes=10-19' })
    expect([range.status, range.headers.get('content-range')?.startsWith('bytes 10-19/')]).toEqual([
      206,
      true,
    ])
    const head = await media.get(part, {}, 'riwaq', 'HEAD')
    expect([head.headers.get('content-type'), head.body]).toEqual(['video/iso.segment', null])
    expect((await media.get(part, {}, 'riwaq', 'POST')).status).toBe(405)
    const known = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await media.get(part, known)).status).toBe(304)
  })
  it.each([
    ['one.ts', 'video/mp2t'],
    ['one.aac', 'audio/aac'],
    ['one.vtt', 'text/vtt; charset=utf-8'],
    ['one.M4A', 'audio/mp4'],
    ['one.key', 'application/octet-stream'],
  ])('may have %s', async (name, type) => {
    await put('vid_hls', name, 'bytes')
    expect((await media.get(at('vid_hls', name))).headers.get('content-type')).toBe(type)
  })
  it('has the subtitles that its playlist lists as captions, each joined to one file', async () => {
    const cue = (second: number, text: string) => `00:00:0${second}.000 --> 00:00:0${second + 1}.000\n${text}`
    const map = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000'
    await writeHlsFolder(folderOf('vid_words'))
    await put(
      'vid_words',
      'index.m3u8',
      [
        '#EXTM3U',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="words/en.m3u8"',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Suomi",LANGUAGE="fi",URI="words/fi.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"',
        'picture/240/list.m3u8',
      ].join('\n'),
    )
    await put(
      'vid_words',
      'words/en.m3u8',
      '#EXTM3U\n#EXTINF:4,\n0.vtt\n#EXTINF:4,\n1.vtt\n#EXTINF:4,\n2.vtt\n',
    )
    await put('vid_words', 'words/0.vtt', [map, cue(1, 'Hello'), cue(3, 'It goes on')].join('\r\n\r\n'))
    await put('vid_words', 'words/1.vtt', [map, cue(3, 'It goes on'), cue(5, 'The end')].join('\n\n'))
    const { captions } = parse(VideoStream, (await stream('vid_words')).body)
    expect(captions.map(({ lang }) => lang)).toEqual(['en'])
    const text = await (await media.get(`/media/vid_words.en.vtt?ticket=${ticketFor('vid_words')}`)).text()
    expect(text).toBe(
      `${['WEBVTT', cue(1, 'Hello'), cue(3, 'It goes on'), cue(5, 'The end')].join('\n\n')}\n`,
    )
    const part = ticketFor('vid_words', 'preview')
    expect(await statusOf(`/media/vid_words.en.vtt?ticket=${part}`)).toBe(404)
    expect(await statusOf(`/media/vid_words.de.vtt?ticket=${ticketFor('vid_words')}`)).toBe(404)
  })
  it('opens to nobody without a ticket for all of this video', async () => {
    const strangers = [
      '',
      'x',
      ticketFor('vid_both'),
      ticketFor('vid_hls', 'preview'),
      media.ticket('full', 'nour', 'vid_hls'),
    ]
    for (const path of ['index.m3u8', 'picture/240/head.mp4'])
      for (const stranger of strangers)
        expect(await statusOf(at('vid_hls', path, stranger)), stranger).toBe(403)
  })
  it('is one file for a browser without HLS, where there is one', async () => {
    expect(parse(VideoStream, (await stream('vid_both', 'HTTPS')).body).url).toMatch(
      /^\/media\/vid_both\.mp4\?/,
    )
    expect(parse(VideoStream, (await stream('vid_both')).body).url).toContain('/hls/index.m3u8?')
    expect(parse(VideoStream, (await stream('vid_hls', 'HTTPS')).body).url).toContain('/hls/index.m3u8?')
  })
  it('has no preview before there is a file of it', async () => {
    const none = parse(VideoStream, (await stream('vid_plan')).body)
    expect([none.url, none.purchase.length > 0]).toEqual([null, true])
    await writeFile(join(root, 'riwaq', 'vid_plan', 'preview.mp4'), mp4Bytes('isom'))
    const some = parse(VideoStream, (await stream('vid_plan')).body)
    expect([some.isPreview, some.type]).toEqual([true, 'video/mp4'])
    expect(some.url).toMatch(/^\/media\/vid_plan\.preview\.mp4\?/)
  })
})

describe('what is not in the folder', () => {
  it.each([
    '',
    'index.html',
    'nowhere.ts',
    'picture',
    'picture/240/part%209.m4s',
    '../video.mp4',
    '%2e%2e/video.mp4',
    '..%2fvideo.mp4',
    '..%5cvideo.mp4',
    'picture/..%2f..%2f..%2fvideo.mp4',
    'a%00.ts',
    '%zz.ts',
    '.hidden.ts',
    `${'a'.repeat(300)}.ts`,
    'constructor',
  ])('is not found: %s', async (path) => {
    await put('vid_both', '.hidden.ts', 'bytes')
    expect(await statusOf(at('vid_both', path))).toBe(404)
    expect(complaints()).toEqual([])
  })
  it('is not found behind a link out of the folder of the tenant, and is behind one within it', async () => {
    await writeFile(join(root, 'secret.ts'), 'secret')
    await symlink(join(root, 'secret.ts'), join(folderOf('vid_links'), 'out.ts'))
    await symlink(root, join(folderOf('vid_links'), 'up'))
    await symlink('index.m3u8', join(folderOf('vid_links'), 'same.m3u8'))
    await symlink('circle.ts', join(folderOf('vid_links'), 'circle.ts'))
    for (const path of ['out.ts', 'up/secret.ts', 'circle.ts'])
      expect(await statusOf(at('vid_links', path)), path).toBe(404)
    expect(await statusOf(at('vid_links', 'same.m3u8'))).toBe(200)
    expect(complaints()).toEqual([
      '/riwaq/vid_links/hls/out.ts: it is a link out of the folder of its tenant',
      '/riwaq/vid_links/hls/up/secret.ts: it is a link out of the folder of its tenant',
    ])
  })
})

describe('a folder that cannot be played', () => {
  it.each<[what: string, text: string, reason: string]>([
    ['is no playlist', '<html>', 'it is no playlist'],
    [
      'leads elsewhere',
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhttps://cdn.example/a.m3u8\n',
      'its line 3 leads out of its folder',
    ],
    ['ends too early', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n', 'it is cut off'],
    ['is empty', '', 'it is empty'],
  ])(
    'counts as missing when its first playlist %s, and the log names it once',
    async (_what, text, reason) => {
      await put('vid_bad', 'index.m3u8', text)
      await put('vid_only', 'index.m3u8', text)
      for (let time = 0; time < 2; time++) {
        expect(parse(VideoStream, (await stream('vid_bad')).body).url).toMatch(/^\/media\/vid_bad\.m3u8\?/)
        expect((await stream('vid_only')).status).toBe(404)
      }
      expect(complaints()).toEqual([
        `/riwaq/vid_bad/hls/index.m3u8: ${reason}`,
        `/riwaq/vid_only/hls/index.m3u8: ${reason}`,
      ])
    },
  )
  it('counts as missing when its first playlist is huge', async () => {
    await put('vid_bad', 'index.m3u8', '#EXTM3U\n')
    await truncate(join(folderOf('vid_bad'), 'index.m3u8'), 3_000_000)
    expect(parse(VideoStream, (await stream('vid_bad')).body).url).toMatch(/^\/media\/vid_bad\.m3u8\?/)
    expect(complaints()).toEqual(['/riwaq/vid_bad/hls/index.m3u8: it is larger than 2000000 bytes'])
  })
  it('plays as far as it can when a quality or a segment is broken or missing, and the log names it once', async () => {
    await put('vid_gap', 'picture/240/list.m3u8', '#EXTM3U\n#EXTINF:4,\n../../../../secret.ts\n')
    await put('vid_gap', 'picture/480/part 0.m4s', '')
    await rm(join(folderOf('vid_gap'), 'picture/480/part 1.m4s'))
    await rm(join(folderOf('vid_gap'), 'picture/480/part 2.m4s'))
    for (let time = 0; time < 2; time++) {
      expect(await statusOf(at('vid_gap', 'index.m3u8'))).toBe(200)
      expect(await statusOf(at('vid_gap', 'picture/240/list.m3u8'))).toBe(404)
      expect(await statusOf(at('vid_gap', 'picture/480/list.m3u8'))).toBe(200)
      for (const part of [0, 1])
        expect(await statusOf(at('vid_gap', `picture/480/part%20${part}.m4s`))).toBe(404)
    }
    expect(complaints()).toEqual([
      '/riwaq/vid_gap/hls/picture/240/list.m3u8: its line 3 leads out of its folder',
      '/riwaq/vid_gap/hls/picture/480/list.m3u8: it names picture/480/part 1.m4s, which is missing, and 1 more',
      '/riwaq/vid_gap/hls/picture/480/part 0.m4s: it is empty',
    ])
  })
})

it('a video that is replaced while it plays is never mixed with the new one; asking again plays that', async () => {
  const list = async () => {
    const [first = ''] = addressesIn(await (await media.get(at('vid_next', 'index.m3u8'))).text())
    return first
  }
  const before = await list()
  const [, part = ''] = addressesIn(await (await media.get(before)).text())
  expect(await statusOf(part)).toBe(200)
  await writeHlsFolder(join(root, 'riwaq', 'vid_next', 'new'), 8)
  await rm(folderOf('vid_next'), { recursive: true })
  await rename(join(root, 'riwaq', 'vid_next', 'new'), folderOf('vid_next'))
  for (const address of [before, part]) expect(await statusOf(address)).toBe(404)
  const after = await list()
  expect(addressesIn(await (await media.get(after)).text())).toHaveLength(3)
})
