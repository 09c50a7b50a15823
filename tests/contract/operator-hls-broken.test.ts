/** HLS folders of an operator that lack what is asked for, or cannot be played. */
import { rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VideoStream } from '../../src/contract/video.ts'
import { openOperatorHls } from '../support/operator-hls.ts'

let hls: Awaited<ReturnType<typeof openOperatorHls>>
beforeAll(async () => {
  hls = await openOperatorHls()
})
afterAll(() => hls.close())

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
    await hls.put('vid_both', '.hidden.ts', 'bytes')
    expect(await hls.statusOf(hls.at('vid_both', path))).toBe(404)
    expect(hls.complaints()).toEqual([])
  })
  it('is not found behind a link out of the folder of the tenant, and is behind one within it', async () => {
    await writeFile(join(hls.root, 'secret.ts'), 'secret')
    await symlink(join(hls.root, 'secret.ts'), join(hls.folderOf('vid_links'), 'out.ts'))
    await symlink(hls.root, join(hls.folderOf('vid_links'), 'up'))
    await symlink('index.m3u8', join(hls.folderOf('vid_links'), 'same.m3u8'))
    await symlink('circle.ts', join(hls.folderOf('vid_links'), 'circle.ts'))
    for (const path of ['out.ts', 'up/secret.ts', 'circle.ts'])
      expect(await hls.statusOf(hls.at('vid_links', path)), path).toBe(404)
    expect(await hls.statusOf(hls.at('vid_links', 'same.m3u8'))).toBe(200)
    expect(hls.complaints()).toEqual([
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
      await hls.put('vid_bad', 'index.m3u8', text)
      await hls.put('vid_only', 'index.m3u8', text)
      for (let time = 0; time < 2; time++) {
        expect(parse(VideoStream, (await hls.stream('vid_bad')).body).url).toMatch(
          /^\/media\/vid_bad\.m3u8\?/,
        )
        expect((await hls.stream('vid_only')).status).toBe(404)
      }
      expect(hls.complaints()).toEqual([
        `/riwaq/vid_bad/hls/index.m3u8: ${reason}`,
        `/riwaq/vid_only/hls/index.m3u8: ${reason}`,
      ])
    },
  )
  it('counts as missing when its first playlist is huge', async () => {
    await hls.put('vid_bad', 'index.m3u8', '#EXTM3U\n')
    await truncate(join(hls.folderOf('vid_bad'), 'index.m3u8'), 3_000_000)
    expect(parse(VideoStream, (await hls.stream('vid_bad')).body).url).toMatch(/^\/media\/vid_bad\.m3u8\?/)
    expect(hls.complaints()).toEqual(['/riwaq/vid_bad/hls/index.m3u8: it is larger than 2000000 bytes'])
  })
  it('plays as far as it can when a quality or a segment is broken or missing, and the log names it once', async () => {
    await hls.put('vid_gap', 'picture/240/list.m3u8', '#EXTM3U\n#EXTINF:4,\n../../../../secret.ts\n')
    await hls.put('vid_gap', 'picture/480/part 0.m4s', '')
    await rm(join(hls.folderOf('vid_gap'), 'picture/480/part 1.m4s'))
    await rm(join(hls.folderOf('vid_gap'), 'picture/480/part 2.m4s'))
    for (let time = 0; time < 2; time++) {
      expect(await hls.statusOf(hls.at('vid_gap', 'index.m3u8'))).toBe(200)
      expect(await hls.statusOf(hls.at('vid_gap', 'picture/240/list.m3u8'))).toBe(404)
      expect(await hls.statusOf(hls.at('vid_gap', 'picture/480/list.m3u8'))).toBe(200)
      for (const part of [0, 1])
        expect(await hls.statusOf(hls.at('vid_gap', `picture/480/part%20${part}.m4s`))).toBe(404)
    }
    expect(hls.complaints()).toEqual([
      '/riwaq/vid_gap/hls/picture/240/list.m3u8: its line 3 leads out of its folder',
      '/riwaq/vid_gap/hls/picture/480/list.m3u8: it names picture/480/part 1.m4s, which is missing, and 1 more',
      '/riwaq/vid_gap/hls/picture/480/part 0.m4s: it is empty',
    ])
  })
})
