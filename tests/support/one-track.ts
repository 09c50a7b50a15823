/** A fragmented MP4 without one of its two tracks, as packagers write picture and sound apart. */
interface Box {
  name: string
  bytes: Buffer
}
const headBytes = 8

const boxesIn = (bytes: Buffer): Box[] => {
  const boxes: Box[] = []
  for (let start = 0; start < bytes.length;) {
    const end = start + bytes.readUInt32BE(start)
    boxes.push({ name: bytes.toString('latin1', start + 4, start + 8), bytes: bytes.subarray(start, end) })
    start = end
  }
  return boxes
}
const boxOf = (name: string, ...content: readonly Uint8Array[]): Buffer => {
  const payload = Buffer.concat(content)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(headBytes + payload.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, payload])
}
const insideOf = ({ bytes }: Box) => bytes.subarray(headBytes)
const child = (box: Box, name: string) => boxesIn(insideOf(box)).find((inner) => inner.name === name)

/** Null for a box that is of no track. */
const trackOf = (box: Box): number | null => {
  if (box.name === 'trak') return child(box, 'tkhd')?.bytes.readUInt32BE(20) ?? null
  if (box.name === 'trex') return box.bytes.readUInt32BE(12)
  if (box.name === 'traf') return child(box, 'tfhd')?.bytes.readUInt32BE(12) ?? null
  return null
}
const keepTrack = (box: Box, track: number): Buffer => {
  if (!['moov', 'mvex', 'moof'].includes(box.name)) return box.bytes
  const selected = boxesIn(insideOf(box)).filter((inner) => [null, track].includes(trackOf(inner)))
  return boxOf(box.name, ...selected.map((inner) => keepTrack(inner, track)))
}

/** Samples are found by their distance from the start of the fragment's head, which is shorter now. */
const moveSamples = (moof: Buffer, by: number) => {
  const at = moof.indexOf('trun', 0, 'latin1') + 12
  moof.writeInt32BE(moof.readInt32BE(at) - by, at)
  return moof
}

export const onlyTrack = (file: Buffer, track: number): Buffer =>
  Buffer.concat(
    boxesIn(file).map((box) => {
      const selected = keepTrack(box, track)
      return box.name === 'moof' ? moveSamples(selected, box.bytes.length - selected.length) : selected
    }),
  )
