import { describe, expect, it } from 'vitest'
import { readMp3Timing } from './mp3.ts'

const rate = 44_100
/** 128 kbit/s, 44.1 kHz, both sides. */
const frame = () => {
  const bytes = new Uint8Array(417)
  bytes.set([0xff, 0xfb, 0x90, 0x64])
  return bytes
}
const frames = (many: number) => Array.from({ length: many }, frame)
const info = (delay: number, padding: number) => {
  const bytes = frame()
  const at = 36
  bytes.set(
    [...'Info'].map((letter) => letter.charCodeAt(0)),
    at,
  )
  bytes[at + 7] = 15
  bytes.set([delay >> 4, ((delay & 15) << 4) | (padding >> 8), padding & 255], at + 141)
  return bytes
}
const tag = (size: number) => {
  const bytes = new Uint8Array(10 + size)
  bytes.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 127])
  return bytes
}
const musicIn = (...parts: readonly Uint8Array<ArrayBuffer>[]) => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return readMp3Timing(bytes.buffer)
}
const samplesIn = (...parts: readonly Uint8Array<ArrayBuffer>[]) => {
  const found = musicIn(...parts)
  return found && [Math.round(found.front * rate), Math.round(found.length * rate)]
}

describe('the audio range of an MP3 file', () => {
  it('starts after the usual encoder delay, where the file does not say', () => {
    expect(samplesIn(...frames(10))).toEqual([576 + 529, 10 * 1152 - 1105])
  })
  it('starts and ends where the file says, whose own first frame is silent', () => {
    expect(samplesIn(info(1200, 1000), ...frames(10))).toEqual([1729, 10 * 1152 - 1729 - (1000 - 529)])
  })
  it('is found behind a tag, and before one', () => {
    expect(samplesIn(tag(300), ...frames(10), new Uint8Array(128))).toEqual([1105, 10 * 1152 - 1105])
  })
  it.each([
    ['nothing', []],
    ['words', [new TextEncoder().encode('<!doctype html>')]],
    ['less than a frame', [frame().slice(0, 100)]],
    ['frames with something else in their midst', [...frames(3), new Uint8Array(6000), ...frames(3)]],
  ])('is missing in %s', (_, parts) => {
    expect(musicIn(...parts)).toBeNull()
  })
  it('is unchanged where its sample rate changes', () => {
    const other = frame()
    other[2] = 0x94
    expect(musicIn(...frames(3), other, ...frames(3))).toBeNull()
  })
})
