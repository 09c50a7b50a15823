/** A folder of playlists and segments as an operator's tools write it, made from the films of the demo. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fragmentsOf } from '../../server/media/hls/fragments.ts'
import { onlyTrack } from './one-track.ts'

const widths = { 240: 426, 480: 854 }
type Height = keyof typeof widths
export const secondsPerSegment = 4

export const renditionBytes = (height: Height): Promise<Buffer> =>
  readFile(new URL(`../../server/demo/video/files/full/${height}.mp4`, import.meta.url))

const mediaPlaylist = (count: number) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${secondsPerSegment}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="head.mp4"',
    ...Array.from({ length: count }, (_, at) => [`#EXTINF:${secondsPerSegment},`, `part%20${at}.m4s`]).flat(),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
const codecs = 'CODECS="avc1.4d401e,mp4a.40.2"'
const streamLine = (height: Height, more = '') =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${height * 1200},RESOLUTION=${widths[height]}x${height},${codecs}${more}`

const put = async (folder: string, path: string, bytes: string | Uint8Array) => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

const writeRendition = async (folder: string, path: string, film: Buffer, seconds: number) => {
  const { head, segments } = fragmentsOf(film)
  const used = segments.slice(0, seconds / secondsPerSegment)
  await put(folder, `${path}/head.mp4`, film.subarray(head.start, head.end))
  for (const [at, { start, end }] of used.entries())
    await put(folder, `${path}/part ${at}.m4s`, film.subarray(start, end))
  await put(folder, `${path}/list.m3u8`, mediaPlaylist(used.length))
}

/** `index.m3u8`, and in `picture/<height>` a playlist, a head and its segments. */
export const writeHlsFolder = async (folder: string, seconds = 12): Promise<void> => {
  const heights: readonly Height[] = [240, 480]
  const lines = heights.flatMap((height) => [streamLine(height), `picture/${height}/list.m3u8`])
  for (const height of heights)
    await writeRendition(folder, `picture/${height}`, await renditionBytes(height), seconds)
  await put(folder, 'index.m3u8', ['#EXTM3U', ...lines, ''].join('\n'))
}

const tracks = { picture: 1, sound: 2 }
/** Picture and sound in segments of their own. */
export const writeHlsFolderWithSoundApart = async (folder: string, seconds = 12): Promise<void> => {
  const film = await renditionBytes(240)
  for (const [path, track] of Object.entries(tracks))
    await writeRendition(folder, path, onlyTrack(film, track), seconds)
  const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="Sound",DEFAULT=YES,URI="sound/list.m3u8"'
  const lines = ['#EXTM3U', sound, streamLine(240, ',AUDIO="s"'), 'picture/list.m3u8', '']
  await put(folder, 'index.m3u8', lines.join('\n'))
}
