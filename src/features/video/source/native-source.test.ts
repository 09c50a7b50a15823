import { expect, it } from 'vitest'
import { listedLevels } from './native-source.ts'

const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=480000,RESOLUTION=854x480,CODECS="avc1.4d401e,mp4a.40.2"
480.m3u8?ticket=t
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=1,BANDWIDTH=900000,RESOLUTION=1280x720
720.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"
sound.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=220000,RESOLUTION=426x240
https://b.test/240.m3u8
`

it('the qualities of a playlist ascend, each with its own address; one without video is ignored', () => {
  expect(listedLevels(master, 'https://a.test/media/one.m3u8')).toEqual([
    { height: 240, bitsPerSecond: 220_000, url: 'https://b.test/240.m3u8' },
    { height: 480, bitsPerSecond: 480_000, url: 'https://a.test/media/480.m3u8?ticket=t' },
    { height: 720, bitsPerSecond: 900_000, url: 'https://a.test/media/720.m3u8' },
  ])
})
