import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { artworks } from '../art/palettes.ts'
import { fragmentsOf } from '../../media/hls/fragments.ts'
import { qualities, secondsPerSegment, segmentsPerClip, sprite } from './short-videos.ts'

const read = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url))

describe.each([...artworks])('the short video %s', (artwork) => {
  it.each([...qualities])(
    'at $height lines is complete, and within the bit rate of its playlist',
    (quality) => {
      const file = read(`${artwork}/${quality.height}.mp4`)
      const { head, segments } = fragmentsOf(file)
      expect(file.length).toBeLessThanOrEqual(quality.mostBytes)
      expect(head.end).toBeLessThan(2000)
      expect(segments).toHaveLength(segmentsPerClip)
      const heaviest = Math.max(...segments.map(({ start, end }) => end - start))
      expect((heaviest * 8) / secondsPerSegment).toBeLessThan(quality.bitsPerSecond)
    },
  )
  it('has a thumbnail for every segment', async () => {
    const { width, height } = await sharp(read(`${artwork}/${sprite.file}`)).metadata()
    const rows = Math.ceil(segmentsPerClip / sprite.columns)
    expect([width, height]).toEqual([sprite.width * sprite.columns, sprite.height * rows])
  })
})

describe('a file that is no fragmented video', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a box without end', Buffer.from('000000ff6d6f6f76', 'hex')],
  ])('is refused: %s', (_, bytes) => {
    expect(() => fragmentsOf(bytes)).toThrow()
  })
})
