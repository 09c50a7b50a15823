import { describe, expect, it } from 'vitest'
import { qrPathOf } from './qr-path.ts'

const runsOf = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    end: Number(x) + Number(width),
  }))
const short = 'http://riwaq.localhost/music/albums/a/b'

describe('the QR code of an address', () => {
  it('has a quiet zone of four modules on every side', () => {
    const { side, path } = qrPathOf(short)
    const runs = runsOf(path)
    expect(Math.min(...runs.map(({ x }) => x))).toBe(4)
    expect(Math.min(...runs.map(({ y }) => y))).toBe(4)
    expect(Math.max(...runs.map(({ end }) => end))).toBe(side - 4)
    expect(Math.max(...runs.map(({ y }) => y))).toBe(side - 5)
  })

  it('starts with the two finder patterns of its upper corners, seven modules wide', () => {
    const { side, path } = qrPathOf(short)
    const first = runsOf(path).filter(({ y }) => y === 4)
    expect(first.at(0)).toEqual({ x: 4, y: 4, end: 11 })
    expect(first.at(-1)).toEqual({ x: side - 11, y: 4, end: side - 4 })
  })

  it('is the same for letters of any alphabet and for their escaped form', () => {
    const arabic = 'https://nour.localhost/music/artists/نور/art_1'
    expect(qrPathOf(arabic)).toEqual(qrPathOf(encodeURI(arabic)))
    expect(qrPathOf(arabic)).not.toEqual(qrPathOf(short))
  })

  it('grows with its address', () => {
    expect(qrPathOf(`${short}/${'long-'.repeat(60)}`).side).toBeGreaterThan(qrPathOf(short).side)
  })
})
