import type { Picture } from '../../../src/contract/shared.ts'
import { darkToneOf, deepFrom, hexOf, mostColourful, toneOf } from '../images/colour.ts'

type Rgb = readonly [number, number, number]

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const colourfulness = (rgb: Rgb) => Math.max(...rgb) - Math.min(...rgb)

const pixelsOf = (bytes: Buffer): Rgb[] =>
  Array.from({ length: Math.floor(bytes.length / 3) }, (_, at) => [
    bytes[at * 3] ?? 0,
    bytes[at * 3 + 1] ?? 0,
    bytes[at * 3 + 2] ?? 0,
  ])
const meanOf = (pixels: readonly Rgb[]): string => {
  const mean = (channel: 0 | 1 | 2) =>
    pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / Math.max(1, pixels.length)
  return hexOf([mean(0), mean(1), mean(2)])
}

/** Of the darkest quarter, the average, the most colourful part and the lightest quarter. */
export const pictureColours = (sample: Buffer): Omit<Picture, 'url' | 'alt' | 'tiny'> => {
  const byLight = pixelsOf(sample).sort((a, b) => luminance(a) - luminance(b))
  const quarter = Math.max(1, Math.floor(byLight.length / 4))
  const byColour = [...byLight].sort((a, b) => colourfulness(b) - colourfulness(a))
  const darkest = meanOf(byLight.slice(0, quarter))
  const average = meanOf(byLight)
  const accent = meanOf(byColour.slice(0, Math.max(1, quarter / 4)))
  const leadColour = mostColourful([average, accent])
  return {
    colours: [darkest, average, accent, meanOf(byLight.slice(-quarter))],
    deep: deepFrom([darkest, average, accent]),
    tone: toneOf(leadColour),
    darkTone: darkToneOf(leadColour),
  }
}
