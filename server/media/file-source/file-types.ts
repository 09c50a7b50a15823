/** The types of files that an operator may provide (the first that exists wins), and checks of their first bytes. */
import type { FileHandle } from 'node:fs/promises'

export interface FileType {
  extension: string
  type: string
  findFault(file: FileHandle, size: number): Promise<string | null>
}

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** Size of the tag before the first frame: four times seven bits. */
const id3Size = (head: Buffer) =>
  head.length >= 10 && head.toString('latin1', 0, 3) === 'ID3'
    ? 10 + head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
    : 0

const findMp3Fault: FileType['findFault'] = async (file) => {
  const start = id3Size(await readAt(file, 0, 10))
  const [first = 0, second = 0] = await readAt(file, start, 2)
  return first === 0xff && (second & 0xe0) === 0xe0 ? null : 'it is no MP3'
}

const findFlacFault: FileType['findFault'] = async (file) =>
  (await readAt(file, 0, 4)).toString('latin1') === 'fLaC' ? null : 'it is no FLAC'

/** The first packet has a page of its own; the number of its segments precedes them. */
const findOpusFault: FileType['findFault'] = async (file) => {
  const page = await readAt(file, 0, 27 + 255 + 8)
  if (page.toString('latin1', 0, 4) !== 'OggS' || page.length < 28) return 'it is no Ogg file'
  const first = 27 + (page[26] ?? 0)
  return page.toString('latin1', first, first + 8) === 'OpusHead' ? null : 'it holds no Opus'
}

const mostBoxes = 10_000

/** Reads only the heads of the boxes, since the file may be long: `moov` may be at either end. */
const findMp4Fault: FileType['findFault'] = async (file, size) => {
  let hasIndex = false
  let at = 0
  for (let count = 0; at < size && count < mostBoxes; count++) {
    const head = await readAt(file, at, 16)
    if (head.length < 8) return 'it is cut off'
    const name = head.toString('latin1', 4, 8)
    if (at === 0 && name !== 'ftyp') return 'it is no MP4'
    hasIndex ||= name === 'moov'
    const size32 = head.readUInt32BE(0)
    if (size32 === 1 && head.length < 16) return 'it is cut off'
    const length = size32 === 0 ? size - at : size32 === 1 ? Number(head.readBigUInt64BE(8)) : size32
    if (length < 8) return 'one of its boxes has no size'
    at += length
  }
  if (at > size) return 'it is cut off'
  return hasIndex ? null : 'it has no index (moov)'
}

export const noFault = () => Promise.resolve(null)
const opus = (extension: string): FileType => ({
  extension,
  type: 'audio/ogg; codecs=opus',
  findFault: findOpusFault,
})
const mp4 = (extension: string, type: string): FileType => ({ extension, type, findFault: findMp4Fault })

export const soundTypes: readonly FileType[] = [
  { extension: 'mp3', type: 'audio/mpeg', findFault: findMp3Fault },
  mp4('m4a', 'audio/mp4'),
  { extension: 'flac', type: 'audio/flac', findFault: findFlacFault },
  opus('opus'),
  opus('ogg'),
]
export const videoTypes: readonly FileType[] = [mp4('mp4', 'video/mp4')]
/** The image library finds out whether it is a picture. */
export const pictureTypes: readonly FileType[] = ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((extension) => ({
  extension,
  type: 'image/*',
  findFault: noFault,
}))
