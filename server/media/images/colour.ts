/** Colour arithmetic in sRGB: mixing, contrast as WCAG 2 counts it, and the two computed colours of a picture. */
type Rgb = readonly [number, number, number]

const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
export const hexOf = (rgb: Rgb): string =>
  '#' + rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')

const linear = (part: number) =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

export const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(rgbOf(one)), luminance(rgbOf(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

const colourfulness = (hex: string) => {
  const rgb = rgbOf(hex)
  return Math.max(...rgb) - Math.min(...rgb)
}
/** Of 255; below it a colour looks grey. */
const greyBelow = 32
export const mostColourful = (colours: readonly string[]) =>
  colours.reduce((best, colour) => (colourfulness(colour) > colourfulness(best) ? colour : best))

const moveUntil = (from: string, to: string, isEnough: (colour: string) => boolean): string => {
  for (let share = 0; share < 1; share += 0.02) {
    const colour = mix(from, to, share)
    if (isEnough(colour)) return colour
  }
  return to
}

/** Share of `tone` in a tinted row behind text in `tone`; the pages mix the same share. */
export const tintShare = 0.14
export const paper = '#faf8f5'
export const ink = '#0e0c12'

/** White text reads on it at 8:1. */
const deepOf = (colour: string) =>
  moveUntil(colour, '#000000', (candidate) => contrast(candidate, '#ffffff') >= 8)

const readable = (colour: string, page: string, towards: string) =>
  moveUntil(colour, towards, (candidate) => contrast(candidate, mix(page, candidate, tintShare)) >= 5)

/** Readable at 5:1 on its own tint, on the light page and on the dark one. */
export const toneOf = (colour: string) => readable(colour, paper, '#000000')
export const darkToneOf = (colour: string) => readable(colour, ink, '#ffffff')

/** The colour of a picture's primary button: that of its background, or the accent's where that is grey. */
export const deepFrom = ([background, body, accent]: readonly [string, string, string, ...string[]]) => {
  const own = mostColourful([background, body])
  return deepOf(colourfulness(own) < greyBelow ? accent : own)
}
