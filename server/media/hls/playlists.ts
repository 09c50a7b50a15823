/** A title that lasts longer than its files repeats them, with a discontinuity each time. */
import { cueTime } from '../cue-time.ts'
import type { HlsLadder, Quality } from './hls-ladder.ts'

export type AddressOf = (file: string) => string

const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
const joinLines = (...parts: readonly string[]) => `${parts.join('\n')}\n`

/** Players without a bandwidth estimate start with the first entry, so that is one step below the finest. */
const inListingOrder = (qualities: readonly Quality[]) => {
  const descending = [...qualities].reverse()
  const [finest, second, ...rest] = descending
  return second && finest ? [second, finest, ...rest] : descending
}

export const masterPlaylist = (qualities: readonly Quality[], addressOf: AddressOf): string =>
  joinLines(
    ...head,
    ...inListingOrder(qualities).flatMap(({ bitsPerSecond, width, height, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitsPerSecond},RESOLUTION=${width}x${height},CODECS="${codecs}",FRAME-RATE=24.000`,
      addressOf(`${height}.m3u8`),
    ]),
  )

export const segmentCount = ({ secondsPerSegment }: HlsLadder, seconds: number) =>
  Math.max(1, Math.ceil(seconds / secondsPerSegment))

export const mediaPlaylist = (
  ladder: HlsLadder,
  height: number,
  seconds: number,
  addressOf: AddressOf,
): string =>
  joinLines(
    ...head,
    `#EXT-X-TARGETDURATION:${ladder.secondsPerSegment}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${addressOf(`${height}.mp4`)}"`,
    ...Array.from({ length: segmentCount(ladder, seconds) }, (_, at) => [
      ...(at > 0 && at % ladder.segmentsPerClip === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${ladder.secondsPerSegment.toFixed(3)},`,
      addressOf(`${height}.${at}.m4s`),
    ]).flat(),
    '#EXT-X-ENDLIST',
  )

/** WebVTT whose cues name a part of one picture, the common format of thumbnails. */
export const thumbnailTrack = (ladder: HlsLadder, seconds: number, addressOf: AddressOf): string => {
  const { secondsPerSegment, segmentsPerClip } = ladder
  const { width, height, columns } = ladder.sprite
  const picture = addressOf('sprite.webp')
  const cues = Array.from({ length: segmentCount(ladder, seconds) }, (_, at) => {
    const tile = at % segmentsPerClip
    const [x, y] = [(tile % columns) * width, Math.floor(tile / columns) * height]
    const from = at * secondsPerSegment
    return `${cueTime(from)} --> ${cueTime(from + secondsPerSegment)}\n${picture}#xywh=${x},${y},${width},${height}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** The segment of the files that a segment of the title shows: the files are repeated. */
export const segmentInClip = ({ segmentsPerClip }: HlsLadder, segment: number) => segment % segmentsPerClip
