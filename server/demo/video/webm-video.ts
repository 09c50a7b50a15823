/** A video's bytes: header, index of its clusters, then the reel repeatedly. Any range can be read. */
import { sampleRate } from '../music/pcm.ts'
import { element, float, opening, short, string, uint } from './ebml.ts'
import { type Reel, atTime, tracks } from './reel.ts'
import { videoSize, secondsPerShot } from './video-format.ts'

export interface WebmVideo {
  size: number
  /** The bytes from `start` to `end`, both included, a cluster's worth at a time. */
  slice(start: number, end: number): Generator<Buffer>
}

const ebmlHead = element(
  0x1a45dfa3,
  short(0x4286, 1),
  short(0x42f7, 1),
  short(0x42f2, 4),
  short(0x42f3, 8),
  string(0x4282, 'webm'),
  short(0x4287, 2),
  short(0x4285, 2),
)

const info = (seconds: number) =>
  element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, seconds * 1000),
    string(0x4d80, 'riwaq'),
    string(0x5741, 'riwaq'),
  )

const picture = element(
  0xae,
  short(0xd7, tracks.picture),
  short(0x73c5, tracks.picture),
  short(0x83, 1),
  string(0x86, 'V_VP8'),
  element(0xe0, uint(0xb0, videoSize.width), uint(0xba, videoSize.height)),
)
const sound = (soundPrivate: Buffer) =>
  element(
    0xae,
    short(0xd7, tracks.sound),
    short(0x73c5, tracks.sound),
    short(0x83, 2),
    string(0x86, 'A_VORBIS'),
    element(0xe1, float(0xb5, sampleRate), short(0x9f, 2)),
    element(0x63a2, soundPrivate),
  )

const cuesOf = (places: readonly number[]) =>
  element(
    0x1c53bb6b,
    ...places.map((place, at) =>
      element(
        0xbb,
        uint(0xb3, at * secondsPerShot * 1000),
        element(0xb7, short(0xf7, tracks.picture), uint(0xf1, place)),
      ),
    ),
  )

/** Complete shots only; a video ends with the one that its length falls into. */
export const webmVideoOf = ({ soundPrivate, clusters }: Reel, seconds: number): WebmVideo => {
  const count = Math.max(1, Math.ceil(seconds / secondsPerShot))
  const sizeOf = (at: number) => clusters[at % clusters.length]?.length ?? 0
  const front = Buffer.concat([
    info(count * secondsPerShot),
    element(0x1654ae6b, picture, sound(soundPrivate)),
  ])
  // The index is as long with every place as with none, for each place takes eight bytes.
  const firstClusterAt = front.length + cuesOf(Array<number>(count).fill(0)).length
  const places: number[] = []
  let end = firstClusterAt
  for (let at = 0; at < count; at++) {
    places.push(end)
    end += sizeOf(at)
  }
  const head = Buffer.concat([ebmlHead, opening(0x18538067, end), front, cuesOf(places)])
  const headEnd = head.length - firstClusterAt
  const clusterAt = (at: number) => {
    const cluster = clusters[at % clusters.length]
    if (!cluster) throw new Error('the reel is empty')
    return atTime(cluster, at * secondsPerShot * 1000)
  }
  return {
    size: headEnd + end,
    *slice(start, last) {
      if (start < head.length) yield head.subarray(start, last + 1)
      const first = places.findLastIndex((place) => place + headEnd <= start)
      for (let at = Math.max(0, first); at < count; at++) {
        const from = (places[at] ?? 0) + headEnd
        if (from > last) return
        const cluster = clusterAt(at).subarray(Math.max(0, start - from), last + 1 - from)
        if (cluster.length > 0) yield cluster
      }
    },
  }
}
