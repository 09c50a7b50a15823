/** The size of pictures on a phone, over a sample of ids in each style of drawing. */
import { describe, expect, it } from 'vitest'
import { artworks } from './palettes.ts'
import { renderImage } from '../../media/images/images.ts'
import { drawnPicture } from './drawn-picture.ts'

const sample = ['alb', 'trk', 'art', 'pod', 'vid', 'gam'].flatMap((kind) =>
  [1, 2].map((number) => `${kind}_sample${number}`),
)
const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

describe.each(artworks)('images of %s', (artwork) => {
  it('are at most 6 kB as a card (median), 10 kB nine times of ten, 40 kB as a hero', async () => {
    const weights: number[] = []
    for (const id of sample) weights.push((await renderImage(drawnPicture(id, artwork), 320)).length)
    weights.sort((a, b) => a - b)
    expect(share(weights, 0.5)).toBeLessThanOrEqual(6_000)
    expect(share(weights, 0.9)).toBeLessThanOrEqual(10_000)
    for (const id of sample.slice(0, 2))
      expect((await renderImage(drawnPicture(id, artwork), 800)).length).toBeLessThanOrEqual(40_000)
  })
})
