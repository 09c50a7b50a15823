/** The packets inside an Ogg stream of Vorbis, each with the samples it adds: a video has another container. */
interface Vorbis {
  headers: readonly Buffer[]
  packets: readonly { data: Buffer; samples: number }[]
}

/** A page names the lengths of its pieces; a piece of 255 bytes continues in the next. */
const packetsOf = (ogg: Buffer): Buffer[] => {
  const packets: Buffer[] = []
  let open: Buffer[] = []
  for (let at = 0; at + 27 <= ogg.length;) {
    const pieces = ogg.readUInt8(at + 26)
    let from = at + 27 + pieces
    for (const size of ogg.subarray(at + 27, at + 27 + pieces)) {
      open.push(ogg.subarray(from, from + size))
      from += size
      if (size === 255) continue
      packets.push(Buffer.concat(open))
      open = []
    }
    at = from
  }
  return packets
}

export const readVorbis = (ogg: Buffer): Vorbis => {
  const [identification, comment, setup, ...sound] = packetsOf(ogg)
  if (!identification || !comment || !setup) throw new Error('no Vorbis headers')
  const sizes = identification.readUInt8(28)
  const [short, long] = [2 ** (sizes & 15), 2 ** (sizes >> 4)]
  let before = 0
  const packets = sound.map((data) => {
    // The encoder has two modes, short and long blocks; the bit after the packet's type tells which.
    const block = (data[0] ?? 0) & 2 ? long : short
    const samples = before === 0 ? 0 : (before + block) / 4
    before = block
    return { data, samples }
  })
  return { headers: [identification, comment, setup], packets }
}

const laced = (size: number) => [...Array<number>(Math.floor(size / 255)).fill(255), size % 255]

export const codecPrivate = ([first, second, third]: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([2, ...laced(first?.length ?? 0), ...laced(second?.length ?? 0)]),
    ...[first, second, third].flatMap((header) => header ?? []),
  ])
