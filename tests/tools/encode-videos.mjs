/**
 * Encodes the short videos in several qualities: `FFMPEG=/path/to/ffmpeg node tests/tools/encode-videos.mjs [artwork
 * …]`. Only needed after a change of a scene, with ffmpeg and x264; the results are committed in
 * `server/demo/video/files`.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { root } from './lib/run.mjs'

const encoder = process.env.FFMPEG ?? 'ffmpeg'
const framesPerSecond = 24
const together = 4

const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true },
})
const { drawingAt, musicOf } = await vite.ssrLoadModule('/server/demo/video/scenes/storyboards.ts')
const { clipSeconds, qualities, secondsPerSegment, segmentsPerClip, sprite } = await vite.ssrLoadModule(
  '/server/demo/video/short-videos.ts',
)

const run = (args, feed) =>
  new Promise((resolve, reject) => {
    const child = spawn(encoder, ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
    Promise.resolve(feed?.(child.stdin)).then(() => child.stdin.end(), reject)
  })

const frame = (artwork, at) => sharp(Buffer.from(drawingAt(artwork, at))).removeAlpha()

/** Frames in their order, a few drawn at a time, no more in memory than the encoder has taken. */
const feedFrames = (artwork) => async (into) => {
  const count = clipSeconds * framesPerSecond
  for (let first = 0; first < count; first += together) {
    const times = Array.from({ length: together }, (_, i) => (first + i) / framesPerSecond)
    for (const bytes of await Promise.all(times.map((at) => frame(artwork, at).raw().toBuffer())))
      if (!into.write(bytes)) await new Promise((resolve) => into.once('drain', resolve))
  }
}

/** One fragment per segment, each begins with a key frame and can be shown without any other. */
const fragmented = '-movflags +empty_moov+default_base_moof+frag_keyframe -map_metadata -1'.split(' ')
/** The bit rate that remains for the picture, with a low peak: a segment stays within the rate of its playlist. */
const mostFor = (bitsPerSecond) => Math.round((bitsPerSecond - 90_000) * 0.85)

const renditions = (folder) =>
  qualities.flatMap(({ height, width, bitsPerSecond }) => [
    ...`-map 0:v -map 1:a -vf scale=${width}:${height}:flags=lanczos,format=yuv420p`.split(' '),
    ...`-c:v libx264 -profile:v main -preset medium -bf 0 -crf 29`.split(' '),
    ...`-maxrate ${mostFor(bitsPerSecond)} -bufsize ${mostFor(bitsPerSecond) / 2}`.split(' '),
    ...`-g ${framesPerSecond * secondsPerSegment} -sc_threshold 0`.split(' '),
    ...`-c:a aac -b:a 64k -ar 44100 -t ${clipSeconds}`.split(' '),
    ...fragmented,
    join(folder, `${height}.mp4`),
  ])

const drawSprite = async (artwork, folder) => {
  const { width, height, columns, file } = sprite
  const tiles = await Promise.all(
    Array.from({ length: segmentsPerClip }, async (_, at) => ({
      input: await frame(artwork, (at + 0.5) * secondsPerSegment)
        .resize(width, height)
        .png()
        .toBuffer(),
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    })),
  )
  const size = { width: width * columns, height: height * Math.ceil(segmentsPerClip / columns) }
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(tiles)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(folder, file))
}

const make = async (artwork) => {
  const folder = join(root, 'server/demo/video/files', artwork)
  await mkdir(folder, { recursive: true })
  const aside = await mkdtemp(join(tmpdir(), 'films-'))
  const { rate, sound } = musicOf(artwork)
  await writeFile(join(aside, 'music'), new Uint8Array(sound.buffer))
  const frames = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    '1280x720',
    '-r',
    `${framesPerSecond}`,
    '-i',
    '-',
  ]
  const music = ['-f', 'f32le', '-ac', '2', '-ar', `${rate}`, '-i', join(aside, 'music')]
  await run([...frames, ...music, ...renditions(folder)], feedFrames(artwork))
  await drawSprite(artwork, folder)
  await rm(aside, { recursive: true })
  for (const { height } of qualities) {
    const { size } = await stat(join(folder, `${height}.mp4`))
    console.log(artwork, height, `${Math.round((size * 8) / clipSeconds / 1000)} kbit/s`, size)
  }
}

const wanted = process.argv.slice(2)
for (const artwork of wanted.length > 0 ? wanted : ['full', 'garden', 'signal']) await make(artwork)
await vite.close()
