import { describe, expect, it } from 'vitest'
import { kindNames, kinds } from '../../../src/contract/kinds.ts'
import {
  contrast,
  darkToneOf,
  deepFrom,
  ink,
  mix,
  mostColourful,
  paper,
  tintShare,
  toneOf,
} from '../../media/images/colour.ts'
import { coverFamilies } from './covers.ts'
import { artworks, palettesOf } from './palettes.ts'
import { pictureOf } from './picture.ts'
import { randomFrom } from './random.ts'

const rows = artworks.flatMap((artwork) => palettesOf(artwork).map((palette) => ({ artwork, palette })))

describe('the colours of an image', () => {
  it.each(rows)('have contrast with white text and on their own tint: $artwork $palette', ({ palette }) => {
    const [, body, accent] = palette
    const deep = deepFrom(palette)
    const leadColour = mostColourful([body, accent])
    expect(contrast(deep, '#ffffff')).toBeGreaterThanOrEqual(8)
    expect(contrast(toneOf(leadColour), mix(paper, toneOf(leadColour), tintShare))).toBeGreaterThanOrEqual(5)
    expect(
      contrast(darkToneOf(leadColour), mix(ink, darkToneOf(leadColour), tintShare)),
    ).toBeGreaterThanOrEqual(5)
  })

  it('agree with the known contrast of black on white and of two greys', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('take the deep colour from the ground, and from the accent where the ground is grey', () => {
    expect(deepFrom(['#1b1464', '#5b3df5', '#ff6b4a', '#ffd9a0'])).toMatch(/^#[45]/)
    const slate = deepFrom(['#15181c', '#4a5560', '#e3172f', '#eef0f2'])
    expect(slate).toBe(deepFrom(['#000000', '#e3172f', '#e3172f', '#eef0f2']))
  })

  it('depend on the id alone', () => {
    const one = pictureOf({ id: 'alb_aaaaaaaaaaaa', kind: 'album' })
    expect(pictureOf({ id: 'alb_aaaaaaaaaaaa', kind: 'album' })).toEqual(one)
    expect(pictureOf({ id: 'alb_aaaaaaaaaaab', kind: 'album' }).url).not.toBe(one.url)
  })

  it('are drawn as a cover by at least seven families, no two alike', () => {
    for (const palette of palettesOf('full')) {
      const drawn = Object.values(coverFamilies).map((draw) =>
        draw({ random: randomFrom('alb_one'), w: 400, h: 400, palette, isPrint: false }),
      )
      expect(drawn.length).toBeGreaterThanOrEqual(7)
      expect(new Set(drawn).size).toBe(drawn.length)
    }
  })

  it('spread items over the full set of palettes', () => {
    for (const artwork of artworks) {
      const backgrounds = Array.from({ length: 400 }, (_, i) =>
        pictureOf({ id: `alb_${i}`, kind: 'album', artwork }),
      )
      expect(new Set(backgrounds.map(({ colours }) => colours.join())).size).toBe(palettesOf(artwork).length)
    }
  })

  it('request for every kind the lossy format at a width of the ladder [IMG-10]', () => {
    for (const kind of kindNames)
      expect(pictureOf({ id: `${kinds[kind].prefix}_aaaaaaaaaaaa`, kind }).url).toMatch(
        /^\/img\/[a-z]{3}_a{12}\/320x0\.webp$/,
      )
  })
})
