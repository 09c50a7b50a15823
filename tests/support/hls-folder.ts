/** A folder of playlists and segments as an operator's tools write it, made from the videos of the demo. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fragmentsOf } from '../../server/media/hls/fragments.ts'
import { onlyTrack } from './one-track.ts'

const widths = { 240: 426, 480: 854 }
type Height = keyof typeof widths
const secondsPerSegment = 4

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

const writeRendition = async (folder: string, path: string, video: Buffer, seconds: number) => {
  const { head, segments } = fragmentsOf(video)
  const used = segments.slice(0, seconds / secondsPerSegment)
  await put(folder, `${path}/head.mp4`, video.subarray(head.start, head.end))
  for (const [at, { start, end }] of used.entries())
    await put(folder, `${path}/part ${at}.m4s`, video.subarray(start, end))
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
  const video = await renditionBytes(240)
  for (const [path, track] of Object.entries(tracks))
    await writeRendition(folder, path, onlyTrack(video, track), seconds)
  const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="Sound",DEFAULT=YES,URI="sound/list.m3u8"'
  const lines = ['#EXTM3U', sound, streamLine(240, ',AUDIO="s"'), 'picture/list.m3u8', '']
  await put(folder, 'index.m3u8', lines.join('\n'))
}

export const changeIndex = async (folder: string, change: (text: string) => string) => {
  const index = join(folder, 'index.m3u8')
  await writeFile(index, change(await readFile(index, 'utf8')))
}
/** English subtitles with one cue from the first to the last second. */
export const addSubtitles = async (folder: string, text: string): Promise<void> => {
  await put(folder, 'words/list.m3u8', '#EXTM3U\n#EXTINF:48,\nen.vtt\n#EXT-X-ENDLIST\n')
  await put(folder, 'words/en.vtt', `WEBVTT\n\n00:00.000 --> 00:48.000\n${text}\n`)
  const media = '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="w",NAME="English",LANGUAGE="en",URI="words/list.m3u8"'
  await changeIndex(folder, (index) =>
    index.replace('#EXTM3U', `#EXTM3U\n${media}`).replace(/(#EXT-X-STREAM-INF:.*)/g, '$1,SUBTITLES="w"'),
  )
}
