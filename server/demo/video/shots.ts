/** A lossy WebP is one key frame of VP8, so the image encoder makes the videos too. */
import sharp from 'sharp'
import { drawingOf } from '../art/draw.ts'
import type { Artwork } from '../art/palettes.ts'
import { type Random, between, chance, randomFrom } from '../art/random.ts'
import { framesPerSecond, secondsPerShot, videoSize } from './video-format.ts'

const framesPerShot = framesPerSecond * secondsPerShot
/** The drawing is this much wider than the picture, so that a slow camera does not tremble. */
const set = { width: 1600, height: 900 } as const
const dipFrames = 3
const quality = 46

interface View {
  x: number
  y: number
  zoom: number
}
const viewIn = (random: Random, zoom: number): View => ({ x: random(), y: between(random, 0.3, 0.7), zoom })

const camera = (random: Random): readonly [View, View] => {
  const [near, far] = [between(random, 0.55, 0.7), between(random, 0.8, 0.98)]
  return chance(random, 0.5)
    ? [viewIn(random, near), viewIn(random, far)]
    : [viewIn(random, far), viewIn(random, near)]
}
const mix = (from: number, to: number, share: number) => from + (to - from) * share
const eased = (share: number) => share * share * (3 - 2 * share)

const cut = ([from, to]: readonly [View, View], share: number) => {
  const at = eased(share)
  const zoom = mix(from.zoom, to.zoom, at)
  const [width, height] = [Math.round(set.width * zoom), Math.round(set.height * zoom)]
  return {
    left: Math.round((set.width - width) * mix(from.x, to.x, at)),
    top: Math.round((set.height - height) * mix(from.y, to.y, at)),
    width,
    height,
  }
}

/** `RIFF`, size, `WEBP`, `VP8 `, size, frame. */
const frameIn = (webp: Buffer): Buffer => {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('a frame has to be a plain lossy picture')
  return webp.subarray(20, 20 + webp.readUInt32LE(16))
}

/** Shots fade in from and out to black. */
const lightOf = (frame: number) => Math.min(1, (1 + Math.min(frame, framesPerShot - 1 - frame)) / dipFrames)

export const framesOfShot = async (videoId: string, shot: number, artwork: Artwork): Promise<Buffer[]> => {
  const scene = shot === 0 ? videoId : `${videoId}.${shot}`
  const { svg, w } = drawingOf(scene, artwork, videoId)
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * set.width) / w })
    .resize({ ...set, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const path = camera(randomFrom(`camera:${scene}`))
  const frame = async (at: number) =>
    frameIn(
      await sharp(data, { raw })
        .extract(cut(path, at / (framesPerShot - 1)))
        .resize(videoSize)
        .linear(lightOf(at), 0)
        .webp({ quality, effort: 0 })
        .toBuffer(),
    )
  return Promise.all(Array.from({ length: framesPerShot }, (_, at) => frame(at)))
}
