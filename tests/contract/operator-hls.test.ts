/** HLS folders of an operator in MEDIA_DIR, from the call that names their playlist to the bytes of a segment. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VideoStream } from '../../src/contract/video.ts'
import { fragmentsOf } from '../../server/media/hls/fragments.ts'
import { renditionBytes, writeHlsFolder } from '../support/hls-folder.ts'
import { mp4Bytes } from '../support/media-files.ts'
import { addressesIn, openOperatorHls } from '../support/operator-hls.ts'

let hls: Awaited<ReturnType<typeof openOperatorHls>>
beforeAll(async () => {
  hls = await openOperatorHls()
})
afterAll(() => hls.close())

describe('a video of an operator in several qualities', () => {
  it('is its playlist, without captions and thumbnails of the demo', async () => {
    const answer = parse(VideoStream, (await hls.stream('vid_hls')).body)
    expect(answer).toMatchObject({ type: 'application/vnd.apple.mpegurl', captions: [], isPreview: false })
    expect(answer.thumbnails).toBeUndefined()
    expect(answer.url).toMatch(/^\/media\/vid_hls\/hls\/index\.m3u8\?ticket=/)
    for (const name of ['m3u8', 'thumbs.vtt', 'en.vtt'])
      expect(await hls.statusOf(`/media/vid_hls.${name}?ticket=${hls.ticketFor('vid_hls')}`), name).toBe(404)
  })
  it('leads from its first playlist to every byte, each address with the ticket', async () => {
    const ticket = hls.ticketFor('vid_hls')
    const first = await hls.media.get(hls.at('vid_hls', 'index.m3u8', ticket))
    expect(first.headers.get('content-type')).toContain('application/vnd.apple.mpegurl')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const lists = addressesIn(await first.text())
    expect(lists).toHaveLength(2)
    const fine = await renditionBytes(480)
    const { head, segments } = fragmentsOf(fine)
    const parts = addressesIn(await (await hls.media.get(lists[1] ?? '')).text())
    expect(parts).toHaveLength(4)
    for (const address of [...lists, ...parts])
      expect(new URL(address, 'http://a').searchParams.get('ticket')).toBe(ticket)
    expect((await hls.bytesOf(parts[0] ?? '')).equals(fine.subarray(head.start, head.end))).toBe(true)
    const third = fine.subarray(segments[2]?.start, segments[2]?.end)
    expect((await hls.bytesOf(parts[3] ?? '')).equals(third)).toBe(true)
    expect(hls.complaints()).toEqual([])
  })
  it('has its segments in ranges and as heads, with their type', async () => {
    const part = hls.at('vid_hls', 'picture/240/part%201.m4s')
    const range = await hls.media.get(part, { range: 'bytes=10-19' })
    expect([range.status, range.headers.get('content-range')?.startsWith('bytes 10-19/')]).toEqual([
      206,
      true,
    ])
    const head = await hls.media.get(part, {}, 'riwaq', 'HEAD')
    expect([head.headers.get('content-type'), head.body]).toEqual(['video/iso.segment', null])
    expect((await hls.media.get(part, {}, 'riwaq', 'POST')).status).toBe(405)
    const known = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await hls.media.get(part, known)).status).toBe(304)
  })
  it.each([
    ['one.ts', 'video/mp2t'],
    ['one.aac', 'audio/aac'],
    ['one.vtt', 'text/vtt; charset=utf-8'],
    ['one.M4A', 'audio/mp4'],
    ['one.key', 'application/octet-stream'],
  ])('may have %s', async (name, type) => {
    await hls.put('vid_hls', name, 'bytes')
    expect((await hls.media.get(hls.at('vid_hls', name))).headers.get('content-type')).toBe(type)
  })
  it('has the subtitles that its playlist lists as captions, each joined to one file', async () => {
    const cue = (second: number, text: string) => `00:00:0${second}.000 --> 00:00:0${second + 1}.000\n${text}`
    const map = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000'
    await writeHlsFolder(hls.folderOf('vid_words'))
    await hls.put(
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
    await hls.put(
      'vid_words',
      'words/en.m3u8',
      '#EXTM3U\n#EXTINF:4,\n0.vtt\n#EXTINF:4,\n1.vtt\n#EXTINF:4,\n2.vtt\n',
    )
    await hls.put('vid_words', 'words/0.vtt', [map, cue(1, 'Hello'), cue(3, 'It goes on')].join('\r\n\r\n'))
    await hls.put('vid_words', 'words/1.vtt', [map, cue(3, 'It goes on'), cue(5, 'The end')].join('\n\n'))
    const { captions } = parse(VideoStream, (await hls.stream('vid_words')).body)
    expect(captions.map(({ lang }) => lang)).toEqual(['en'])
    const text = await (
      await hls.media.get(`/media/vid_words.en.vtt?ticket=${hls.ticketFor('vid_words')}`)
    ).text()
    expect(text).toBe(
      `${['WEBVTT', cue(1, 'Hello'), cue(3, 'It goes on'), cue(5, 'The end')].join('\n\n')}\n`,
    )
    const part = hls.ticketFor('vid_words', 'preview')
    expect(await hls.statusOf(`/media/vid_words.en.vtt?ticket=${part}`)).toBe(404)
    expect(await hls.statusOf(`/media/vid_words.de.vtt?ticket=${hls.ticketFor('vid_words')}`)).toBe(404)
  })
  it('opens to nobody without a ticket for all of this video', async () => {
    const strangers = [
      '',
      'x',
      hls.ticketFor('vid_both'),
      hls.ticketFor('vid_hls', 'preview'),
      hls.media.ticket('full', 'nour', 'vid_hls'),
    ]
    for (const path of ['index.m3u8', 'picture/240/head.mp4'])
      for (const stranger of strangers)
        expect(await hls.statusOf(hls.at('vid_hls', path, stranger)), stranger).toBe(403)
  })
  it('is one file for a browser without HLS, where there is one', async () => {
    expect(parse(VideoStream, (await hls.stream('vid_both', 'HTTPS')).body).url).toMatch(
      /^\/media\/vid_both\.mp4\?/,
    )
    expect(parse(VideoStream, (await hls.stream('vid_both')).body).url).toContain('/hls/index.m3u8?')
    expect(parse(VideoStream, (await hls.stream('vid_hls', 'HTTPS')).body).url).toContain('/hls/index.m3u8?')
  })
  it('has no preview before there is a file of it', async () => {
    const none = parse(VideoStream, (await hls.stream('vid_plan')).body)
    expect([none.url, none.purchase.length > 0]).toEqual([null, true])
    await writeFile(join(hls.root, 'riwaq', 'vid_plan', 'preview.mp4'), mp4Bytes('isom'))
    const some = parse(VideoStream, (await hls.stream('vid_plan')).body)
    expect([some.isPreview, some.type]).toEqual([true, 'video/mp4'])
    expect(some.url).toMatch(/^\/media\/vid_plan\.preview\.mp4\?/)
  })
})

it('a video that is replaced while it plays is never mixed with the new one; asking again plays that', async () => {
  const list = async () => {
    const [first = ''] = addressesIn(await (await hls.media.get(hls.at('vid_next', 'index.m3u8'))).text())
    return first
  }
  const before = await list()
  const [, part = ''] = addressesIn(await (await hls.media.get(before)).text())
  expect(await hls.statusOf(part)).toBe(200)
  await writeHlsFolder(join(hls.root, 'riwaq', 'vid_next', 'new'), 8)
  await rm(hls.folderOf('vid_next'), { recursive: true })
  await rename(join(hls.root, 'riwaq', 'vid_next', 'new'), hls.folderOf('vid_next'))
  for (const address of [before, part]) expect(await hls.statusOf(address)).toBe(404)
  const after = await list()
  expect(addressesIn(await (await hls.media.get(after)).text())).toHaveLength(3)
})
