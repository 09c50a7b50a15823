import type { Canvas, Draw } from './covers.ts'
import { type Random, between, chance, randomInteger } from './random.ts'
import { arch, circle, defs, fade, glow, line, path, rect, curveThrough } from './svg.ts'

const hazy = ([, , , light]: Canvas['palette'], x: number, y: number, r: number) =>
  defs(
    glow('haze', [
      [0, light, 0.55],
      [0.4, light, 0.18],
      [1, light, 0],
    ]),
  ) +
  circle(x, y, r * 3.2, 'url(#haze)') +
  circle(x, y, r, light)

const stars = (random: Random, w: number, h: number, colour: string) =>
  Array.from({ length: 22 }, () =>
    circle(w * random(), h * 0.5 * random(), h * between(random, 0.0025, 0.005), colour, 'opacity=".8"'),
  ).join('')

const ridge = (random: Random, w: number, h: number, y: number, sway: number, colour: string, steps = 5) => {
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => [(w * i) / steps, h * (y + between(random, -sway, sway))] as const,
  )
  return path(`${curveThrough(points)}V${h}H0Z`, colour)
}

const houses = (
  random: Random,
  from: number,
  to: number,
  floor: number,
  tall: number,
  wall: string,
  lamp: string,
) => {
  let shapes = ''
  for (let x = from; x < to;) {
    const wide = tall * between(random, 0.3, 0.52)
    const high = tall * between(random, 0.45, 1)
    shapes += chance(random, 0.18)
      ? path(arch(x + wide / 2, floor, wide / 2, high), wall)
      : rect(x, floor - high, wide + 1, high, wall)
    for (let i = randomInteger(random, 0, 2); i > 0; i--)
      shapes += path(
        arch(
          x + wide * between(random, 0.25, 0.75),
          floor - high * between(random, 0.2, 0.7),
          wide * 0.07,
          wide * 0.24,
        ),
        lamp,
      )
    x += wide
  }
  return shapes
}

const boat = (x: number, y: number, s: number, hull: string, sail: string, jib: string) =>
  path(`M${x - s * 0.5} ${y}H${x + s * 0.5}L${x + s * 0.36} ${y + s * 0.2}H${x - s * 0.36}Z`, hull) +
  path(
    `M${x + s * 0.04} ${y - s * 0.06}V${y - s}C${x + s * 0.5} ${y - s * 0.6} ${x + s * 0.44} ${y - s * 0.2} ${x + s * 0.4} ${y - s * 0.06}Z`,
    sail,
  ) +
  path(`M${x - s * 0.04} ${y - s * 0.06}V${y - s * 0.82}L${x - s * 0.36} ${y - s * 0.06}Z`, jib)

const glitter = (random: Random, w: number, h: number, from: number, colour: string) =>
  Array.from({ length: 16 }, () => {
    const y = h * between(random, from + 0.03, 0.98)
    const x = w * random()
    return line(`M${x} ${y}h${w * between(random, 0.015, 0.06)}`, colour, h * 0.006, 'opacity=".5"')
  }).join('')

const harbour: Draw = ({ random, w, h, palette }) => {
  const [background, body, accent, light] = palette
  const sea = 0.62
  const left = chance(random, 0.5)
  return (
    defs(
      fade('sky', [
        [0, background],
        [1, body],
      ]),
    ) +
    rect(0, 0, w, h, 'url(#sky)') +
    stars(random, w, h, light) +
    hazy(
      palette,
      w * between(random, left ? 0.55 : 0.15, left ? 0.85 : 0.45),
      h * between(random, 0.18, 0.32),
      h * 0.075,
    ) +
    houses(
      random,
      left ? -w * 0.02 : w * 0.62,
      left ? w * 0.38 : w * 1.02,
      h * sea,
      h * 0.4,
      background,
      accent,
    ) +
    rect(0, h * sea, w, h, background) +
    glitter(random, w, h, sea, accent) +
    boat(w * between(random, 0.3, 0.42), h * 0.76, h * 0.17, background, light, accent) +
    boat(w * between(random, 0.55, 0.75), h * 0.87, h * 0.26, body, light, accent)
  )
}

const road: Draw = ({ random, w, h, palette }) => {
  const [background, body, accent, light] = palette
  const x = w * between(random, 0.35, 0.65)
  const horizon = h * 0.56
  return (
    defs(
      fade('sky', [
        [0, body],
        [1, accent],
      ]),
    ) +
    rect(0, 0, w, h, 'url(#sky)') +
    hazy(palette, x + w * between(random, -0.2, 0.2), horizon - h * 0.06, h * 0.13) +
    ridge(random, w, h, 0.52, 0.06, body, 6) +
    rect(0, horizon, w, h, background) +
    path(`M${x - w * 0.012} ${horizon}H${x + w * 0.012}L${w * 0.74} ${h}H${w * 0.26}Z`, body) +
    [0.1, 0.28, 0.56, 0.95]
      .map((at) => {
        const y = horizon + (h - horizon) * at
        const s = h * 0.012 * (0.3 + at * 2)
        return path(`M${x + (w * 0.5 - x) * at - s / 2} ${y}h${s}l${s * 0.3} ${s * 2.6}h${-s * 1.6}Z`, light)
      })
      .join('')
  )
}

const towers: Draw = ({ random, w, h, palette }) => {
  const [background, body, accent, light] = palette
  return (
    defs(
      fade('sky', [
        [0, background],
        [0.6, body],
        [1, accent],
      ]),
    ) +
    rect(0, 0, w, h, 'url(#sky)') +
    hazy(palette, w * between(random, 0.2, 0.8), h * between(random, 0.22, 0.36), h * 0.09) +
    houses(random, -w * 0.03, w * 1.03, h, h * 0.62, body, light) +
    houses(random, -w * 0.06, w * 1.03, h, h * 0.44, background, accent)
  )
}

const hills: Draw = ({ random, w, h, palette }) => {
  const [background, body, accent, light] = palette
  return (
    defs(
      fade('sky', [
        [0, accent],
        [1, light],
      ]),
    ) +
    rect(0, 0, w, h, 'url(#sky)') +
    circle(w * between(random, 0.2, 0.8), h * 0.32, h * 0.11, light) +
    ridge(random, w, h, 0.5, 0.09, accent, 7) +
    ridge(random, w, h, 0.62, 0.07, body, 5) +
    ridge(random, w, h, 0.8, 0.05, background, 4) +
    Array.from({ length: 6 }, () => {
      const [x, s] = [w * random(), h * between(random, 0.08, 0.18)]
      return path(
        `M${x} ${h * 0.86 - s}C${x + s * 0.3} ${h * 0.86 - s * 0.5} ${x + s * 0.2} ${h * 0.9} ${x} ${h * 0.9}C${x - s * 0.2} ${h * 0.9} ${x - s * 0.3} ${h * 0.86 - s * 0.5} ${x} ${h * 0.86 - s}Z`,
        background,
      )
    }).join('')
  )
}

const windowed: Draw = ({ random, w, h, palette }) => {
  const [background, body, accent, light] = palette
  const half = Math.min(w * 0.3, h * 0.36)
  const x = w * between(random, 0.38, 0.62)
  const sill = h * 0.8
  return (
    `<defs><clipPath id="pane"><path d="${arch(x, sill, half, h * 0.68)}"/></clipPath>${fade('sky', [
      [0, body],
      [1, accent],
    ])}</defs>` +
    rect(0, 0, w, h, background) +
    `<g clip-path="url(#pane)">${rect(0, 0, w, h, 'url(#sky)')}${circle(x + half * between(random, -0.5, 0.5), h * 0.36, h * 0.08, light)}${ridge(random, w, h, 0.66, 0.04, body)}${ridge(random, w, h, 0.74, 0.02, background)}</g>` +
    line(`M${x} ${sill - h * 0.68}V${sill}M${x - half} ${h * 0.5}H${x + half}`, background, h * 0.014) +
    rect(x - half * 1.25, sill, half * 2.5, h * 0.035, accent) +
    path(
      `M${x + half * 0.5} ${sill}l${-h * 0.028} ${-h * 0.1}h${h * 0.085}l${-h * 0.028} ${h * 0.1}Z`,
      light,
    ) +
    circle(x + half * 0.5 + h * 0.015, sill - h * 0.14, h * 0.055, body)
  )
}

const shore: Draw = ({ random, w, h, palette }) => {
  const [background, body, accent, light] = palette
  return (
    rect(0, 0, w, h, light) +
    circle(w * between(random, 0.2, 0.8), h * 0.3, h * 0.14, accent) +
    rect(0, h * 0.48, w, h, body) +
    ridge(random, w, h, 0.72, 0.03, accent, 4) +
    ridge(random, w, h, 0.8, 0.04, light, 4) +
    boat(w * between(random, 0.25, 0.75), h * 0.56, h * 0.2, background, light, accent) +
    ridge(random, w, h, 0.93, 0.02, background, 3)
  )
}

export const sceneFamilies = { harbour, road, towers, hills, windowed, shore } as const satisfies Record<
  string,
  Draw
>
