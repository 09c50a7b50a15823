/** A video repeats its reel, so that hours of it are a few megabytes on disk and every second can be sought. */
import { createOggEncoder } from 'wasm-media-encoders'
import type { Artwork } from '../art/palettes.ts'
import { compose } from '../music/compose.ts'
import { render } from '../music/mixer.ts'
import { sampleRate } from '../music/pcm.ts'
import { recipeOf } from '../music/recipe.ts'
import { opening, simpleBlock } from './ebml.ts'
import { framesOfShot } from './shots.ts'
import { framesPerSecond, secondsPerShot } from './video-format.ts'
import { codecPrivate, readVorbis } from './vorbis.ts'

export const tracks = { picture: 1, sound: 2 } as const

export interface Reel {
  soundPrivate: Buffer
  /** One per shot; `timeAt` is the position of the eight bytes of its time. */
  clusters: readonly Buffer[]
}
/** Size and id of the cluster, then id and size of its time. */
const timeAt = 4 + 8 + 2

/** Lets others have a turn between two half seconds of music. */
const breath = () => new Promise<void>((resolve) => setImmediate(resolve))

const music = async (videoId: string, seconds: number) => {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate, channels: 2, vbrQuality: 1, oggSerialNo: 1 })
  const pieces: Buffer[] = []
  const score = compose(recipeOf(videoId, undefined, seconds))
  for (const { block, count } of render(score, { from: 0, seconds })) {
    pieces.push(Buffer.from(encoder.encode([block.left.subarray(0, count), block.right.subarray(0, count)])))
    await breath()
  }
  pieces.push(Buffer.from(encoder.finalize()))
  return readVorbis(Buffer.concat(pieces))
}

interface Timed {
  track: number
  at: number
  data: Buffer
}

const soundIn = ({ packets }: Awaited<ReturnType<typeof music>>): Timed[] => {
  let played = 0
  return packets.flatMap(({ data, samples }) => {
    const at = (played * 1000) / sampleRate
    played += samples
    return [{ track: tracks.sound, at, data }]
  })
}

const clusterOf = (shot: number, blocks: readonly Timed[]): Buffer => {
  const start = shot * secondsPerShot * 1000
  const inOrder = [...blocks].sort((a, b) => a.at - b.at || a.track - b.track)
  const body = Buffer.concat(
    inOrder.map(({ track, at, data }) => simpleBlock(track, Math.round(at) - start, data)),
  )
  // The time's own id, the size of it, and eight bytes that `atTime` writes.
  const time = Buffer.concat([Buffer.from([0xe7, 0x88]), Buffer.alloc(8)])
  return Buffer.concat([opening(0x1f43b675, time.length + body.length), time, body])
}

export const atTime = (cluster: Buffer, milliseconds: number): Buffer => {
  const own = Buffer.from(cluster)
  own.writeBigUInt64BE(BigInt(milliseconds), timeAt)
  return own
}

export const makeReel = async (videoId: string, artwork: Artwork, shots: number): Promise<Reel> => {
  const sound = await music(videoId, shots * secondsPerShot)
  const played = soundIn(sound)
  const clusters: Buffer[] = []
  for (let shot = 0; shot < shots; shot++) {
    const [from, to] = [shot * secondsPerShot * 1000, (shot + 1) * secondsPerShot * 1000]
    const seen = (await framesOfShot(videoId, shot, artwork)).map((data, frame) => ({
      track: tracks.picture,
      at: from + (frame * 1000) / framesPerSecond,
      data,
    }))
    clusters.push(clusterOf(shot, [...seen, ...played.filter(({ at }) => at >= from && at < to)]))
  }
  return { soundPrivate: codecPrivate(sound.headers), clusters }
}
