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

export const pictureBytes = (background = '#b5179e', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
