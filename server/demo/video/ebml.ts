const idBytes = (id: number): Buffer => {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

/** A size of eight bytes, whatever it is: what follows a patched size never moves. */
const wideSize = (size: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(size))
  return bytes
}

/** Two bytes are enough for all that is not a cluster's. */
const sizeBytes = (size: number): Buffer => {
  if (size < 0x7f) return Buffer.from([0x80 | size])
  if (size < 0x3fff) return Buffer.from([0x40 | (size >> 8), size & 0xff])
  return wideSize(size)
}

export const element = (id: number, ...parts: readonly Uint8Array[]): Buffer => {
  const payload = Buffer.concat(parts)
  return Buffer.concat([idBytes(id), sizeBytes(payload.length), payload])
}
export const opening = (id: number, size: number): Buffer => Buffer.concat([idBytes(id), wideSize(size)])

export const uint = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(Math.round(value)))
  return element(id, bytes)
}
export const short = (id: number, value: number): Buffer => element(id, Buffer.from([value]))
export const float = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}
export const string = (id: number, value: string): Buffer => element(id, Buffer.from(value))

/** A frame of a track, `at` milliseconds after its cluster's time. */
export const simpleBlock = (track: number, at: number, frame: Uint8Array): Buffer => {
  const head = Buffer.from([0x80 | track, 0, 0, 0x80])
  head.writeInt16BE(at, 1)
  return element(0xa3, head, frame)
}
