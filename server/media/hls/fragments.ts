/** Positions of the pieces of a fragmented MP4: its head, then one pair of `moof` and `mdat` per segment. */
interface Piece {
  start: number
  end: number
}
export interface Fragments {
  head: Piece
  segments: readonly Piece[]
}

interface Box extends Piece {
  type: string
}
const boxesOf = (file: Buffer): Box[] => {
  const boxes: Box[] = []
  for (let start = 0; start + 8 <= file.length;) {
    const size = file.readUInt32BE(start)
    // Sizes of more than 32 bits, or up to the end of the file, are not what our own tool writes.
    if (size < 8 || start + size > file.length) throw new Error(`a box at ${start} has no usable size`)
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, end: start + size })
    start += size
  }
  return boxes
}

export const fragmentsOf = (file: Buffer): Fragments => {
  const boxes = boxesOf(file)
  const moov = boxes.find(({ type }) => type === 'moov')
  if (!moov) throw new Error('the video has no header (moov)')
  const segments = boxes.flatMap(({ type, start }, at) => {
    const data = boxes[at + 1]
    return type === 'moof' && data?.type === 'mdat' ? [{ start, end: data.end }] : []
  })
  return { head: { start: 0, end: moov.end }, segments }
}
