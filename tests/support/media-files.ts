/** Small real media files, made on the spot. */
import sharp from 'sharp'
import { createMp3 } from '../../server/demo/music/encode.ts'
import { bytesOf, sampleRate } from '../../server/demo/music/pcm.ts'

/** A second of a tone. */
export const mp3Bytes = async (hertz = 440): Promise<Buffer> => {
  const mp3 = await createMp3(bytesOf(1))
  const left = Float32Array.from({ length: sampleRate }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  )
  const block = { left, right: left }
  return Buffer.concat([mp3.add(block, sampleRate), mp3.end()])
}

const box = (name: string, payload: Uint8Array = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + payload.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, payload])
}
/** The boxes of an MP4 file; its index is before or after its data. */
export const mp4Bytes = (brand: 'M4A ' | 'isom', index: 'first' | 'last' = 'first'): Buffer => {
  const kind = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'))
  const moov = box('moov', box('mvhd', Buffer.alloc(100)))
  const mdat = box('mdat', Buffer.from('sound and pictures '.repeat(200)))
  return Buffer.concat(index === 'first' ? [kind, moov, mdat] : [kind, mdat, moov])
}

/** The header of a FLAC file: 32 kHz, stereo, 16 bits, without data. */
export const flacBytes = (): Buffer => {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(4096, 0)
  info.writeUInt16BE(4096, 2)
  info.writeUInt32BE((32_000 << 12) | (1 << 9) | (15 << 4), 10)
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, info.length]), info])
}

const oggTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24
  for (let bit = 0; bit < 8; bit++) rest = (rest << 1) ^ (rest < 0 ? 0x04c1_1db7 : 0)
  return rest
})
const oggChecksum = (page: Buffer) =>
  page.reduce((sum, byte) => ((sum << 8) ^ (oggTable[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0, 0)

interface OggPage {
  packets: readonly Buffer[]
  /** Samples until its end. */
  samples: number
  /** 2 begins the stream, 4 ends it. */
  flags: number
}
const oggPage = ({ packets, samples, flags }: OggPage, number: number): Buffer => {
  const head = Buffer.alloc(27)
  head.write('OggS', 'latin1')
  head[5] = flags
  head.writeBigUInt64LE(BigInt(samples), 6)
  head.writeUInt32LE(7, 14)
  head.writeUInt32LE(number, 18)
  head[26] = packets.length
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets])
  page.writeUInt32LE(oggChecksum(page), 22)
  return page
}
/** 20 ms of silence: full band, one channel, one frame. */
const silentOpus = Buffer.from([0xf8, 0xff, 0xfe])
const [samplesPerPacket, packetsPerPage] = [960, 50]

/** Seconds of silence as Opus in an Ogg file, one page a second. */
export const opusBytes = (seconds = 2): Buffer => {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.set([1, 1], 8)
  head.writeUInt32LE(48_000, 12)
  const tags = Buffer.concat([
    Buffer.from('OpusTags'),
    Buffer.from([5, 0, 0, 0]),
    Buffer.from('riwaq'),
    Buffer.alloc(4),
  ])
  const sounding = Array.from({ length: seconds }, (_, at) => ({
    packets: Array<Buffer>(packetsPerPage).fill(silentOpus),
    samples: (at + 1) * packetsPerPage * samplesPerPacket,
    flags: at === seconds - 1 ? 4 : 0,
  }))
  const first = [
    { packets: [head], samples: 0, flags: 2 },
    { packets: [tags], samples: 0, flags: 0 },
  ]
  return Buffer.concat([...first, ...sounding].map(oggPage))
}

export const pictureBytes = (background = '#b5179e', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
