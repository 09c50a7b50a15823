/** An encoder adds silence at the start and pads its last frame: gapless playback cuts both away. */

export interface Mp3Timing {
  front: number
  length: number
}

const kbits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const rates = [44_100, 48_000, 32_000]
const samplesPerFrame = 1152
const decoderDelay = 529
/** For an encoder that does not name its delay: the most common one's. */
const defaultEncoderDelay = 576

interface Frame {
  bytes: number
  rate: number
  isMono: boolean
}

/** MPEG 1, layer III; everything else is left to the browser. */
const frameAt = (file: DataView, at: number): Frame | null => {
  if (at + 4 > file.byteLength) return null
  const head = file.getUint32(at)
  if (head >>> 17 !== 0x7ffd) return null
  const kbit = kbits[(head >>> 12) & 15]
  const rate = rates[(head >>> 10) & 3]
  if (!kbit || !rate) return null
  const padding = (head >>> 9) & 1
  return {
    bytes: Math.floor((144_000 * kbit) / rate) + padding,
    rate,
    isMono: ((head >>> 6) & 3) === 3,
  }
}

const firstFrameOffset = (file: DataView): number => {
  const isTagged = file.byteLength > 10 && file.getUint32(0) >>> 8 === 0x49_44_33
  if (!isTagged) return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (file.getUint8(at) & 127), 0)
  return 10 + size
}

/** Some encoders begin with a frame that holds no sound, only the length of their silence. */
const readInfo = (file: DataView, at: number, { bytes, isMono }: Frame) => {
  const tag = at + (isMono ? 21 : 36)
  if (tag + 145 > file.byteLength || bytes < 145) return null
  const name = file.getUint32(tag)
  if (name !== 0x49_6e_66_6f && name !== 0x58_69_6e_67) return null
  const isComplete = (file.getUint32(tag + 4) & 15) === 15
  const delays = isComplete ? file.getUint32(tag + 140) & 0xff_ff_ff : 0
  return { delay: delays >>> 12 || defaultEncoderDelay, padding: delays & 0xfff }
}

/** Null where it is no plain MP3, or changes its rate. */
export const readMp3Timing = (bytes: ArrayBuffer): Mp3Timing | null => {
  const file = new DataView(bytes)
  let at = firstFrameOffset(file)
  const first = frameAt(file, at)
  if (!first) return null
  const info = readInfo(file, at, first)
  if (info) at += first.bytes
  let frames = 0
  for (let next = frameAt(file, at); next && at + next.bytes <= file.byteLength; next = frameAt(file, at)) {
    if (next.rate !== first.rate) return null
    frames += 1
    at += next.bytes
  }
  const front = (info?.delay ?? defaultEncoderDelay) + decoderDelay
  const back = Math.max(0, (info?.padding ?? 0) - decoderDelay)
  const length = frames * samplesPerFrame - front - back
  // More than a tag behind the last frame: the file contains something else.
  const isComplete = file.byteLength - at <= 4096
  return isComplete && length > 0 ? { front: front / first.rate, length: length / first.rate } : null
}
