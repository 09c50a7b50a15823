/** Cover art: twelve families that fill any box from a handful of numbers and four colours. */
import type { Palette } from './palettes.ts'
import { type Random, between, chance, pick, randomInteger } from './random.ts'
import { arch, circle, defs, fade, glow, group, keel, line, path, rect, star, curveThrough } from './svg.ts'

export interface Canvas {
  random: Random
  w: number
  h: number
  palette: Palette
  /** Black, white and one colour: faces are grey, as in a printed poster. */
  isPrint: boolean
  motif?: string | undefined
}
export type Draw = (canvas: Canvas) => string

const arches: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const doorway = chance(random, 0.5) ? arch : keel
  const bands = randomInteger(random, 4, 6)
  const x = w * between(random, 0.32, 0.68)
  const step = Math.min(w, h) * between(random, 0.11, 0.14)
  const colours = [accent, light, body, background, accent, body]
  const shapes = Array.from({ length: bands }, (_, i) => {
    const half = step * (bands - i)
    return path(doorway(x, h * 1.02, half, half * 1.2 + h * 0.2), colours[(bands - i - 1) % 6] ?? body)
  })
  const sun = circle(x > w / 2 ? w * 0.17 : w * 0.83, h * 0.17, Math.min(w, h) * 0.07, light)
  return rect(0, 0, w, h, background) + (bands < 6 ? sun : '') + shapes.join('')
}

const dunes: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const sky = defs(
    fade('sky', [
      [0, background],
      [0.72, body],
    ]),
  )
  const sun = circle(
    w * between(random, 0.24, 0.76),
    h * between(random, 0.26, 0.4),
    Math.min(w, h) * between(random, 0.1, 0.19),
    light,
  )
  const ridges = [accent, body, accent, background].map((colour, i) => {
    const y = h * (0.54 + i * 0.125)
    const sway = h * 0.085
    const points = [0, 0.3, 0.62, 1].map((at) => [w * at, y + between(random, -sway, sway)] as const)
    return path(`${curveThrough(points)}V${h}H0Z`, colour, i === 2 ? 'opacity=".82"' : '')
  })
  return sky + rect(0, 0, w, h, 'url(#sky)') + sun + ridges.join('')
}

const girih: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const cells = randomInteger(random, 2, 3)
  const s = Math.min(w, h) / cells
  const points = pick(random, [8, 8, 12])
  const [field, outer, inner, centre] = chance(random, 0.5)
    ? [body, light, background, accent]
    : [background, body, light, accent]
  let tiles = ''
  for (let y = 0; y <= h + s; y += s)
    for (let x = 0; x <= w + s; x += s)
      tiles +=
        path(star(x, y, s * 0.56, 0.64, points), outer) +
        path(star(x, y, s * 0.4, 0.64, points), inner) +
        path(star(x, y, s * 0.21, 0.52, points), centre) +
        path(star(x + s / 2, y + s / 2, s * 0.2, 0.6, 4), centre)
  return rect(0, 0, w, h, field) + tiles
}

const rings: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const [x, y] = [w * between(random, 0.2, 0.8), h * between(random, 0.28, 0.78)]
  const colours = [background, body, background, accent, light]
  const step = Math.max(w, h) * between(random, 0.065, 0.09)
  const drift = between(random, -0.5, 0.5) * step
  const shapes = Array.from({ length: 13 }, (_, i) => 13 - i).map((i) =>
    circle(x + (drift * i) / 4, y, step * i * 0.92, colours[i % 5] ?? body),
  )
  return rect(0, 0, w, h, body) + shapes.join('') + circle(x, y, step * 0.42, light)
}

const tile = (random: Random, x: number, y: number, s: number, colour: string): string => {
  const shapes = [
    `M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}H${x}Z`,
    `M${x + s} ${y}A${s} ${s} 0 0 0 ${x} ${y + s}H${x + s}Z`,
    arch(x + s / 2, y + s, s * 0.5, s * 0.9),
    `M${x} ${y}H${x + s}L${x} ${y + s}Z`,
    `M${x} ${y}A${s / 2} ${s / 2} 0 0 0 ${x + s} ${y}Z`,
  ] as const
  return chance(random, 0.22)
    ? circle(x + s / 2, y + s / 2, s * 0.36, colour)
    : path(pick(random, shapes), colour)
}
const blocks: Draw = ({ random, w, h, palette }) => {
  const s = Math.min(w, h) / randomInteger(random, 2, 3)
  let tiles = ''
  for (let y = 0; y < h; y += s)
    for (let x = 0; x < w; x += s) {
      const under = randomInteger(random, 0, 3)
      const over = (under + randomInteger(random, 1, 3)) % 4
      tiles +=
        rect(x, y, s + 0.5, s + 0.5, palette[under] ?? palette[0]) +
        tile(random, x, y, s, palette[over] ?? palette[3])
    }
  return rect(0, 0, w, h, palette[3]) + tiles
}

const waves: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const count = randomInteger(random, 11, 16)
  const [rise, turns, shift] = [
    h * between(random, 0.05, 0.11),
    between(random, 1.1, 2.4),
    between(random, 0, 6),
  ]
  const lines = Array.from({ length: count + 2 }, (_, i) => {
    const points = Array.from({ length: 13 }, (_, k) => {
      const at = k / 12
      const y =
        (h * i) / count +
        Math.sin(at * Math.PI * turns + shift + i * 0.24) * rise * (0.4 + 0.6 * Math.sin(Math.PI * at))
      return [w * at, y] as const
    })
    return line(curveThrough(points), [body, accent, light, body][i % 4] ?? body, (h / count) * 0.34)
  })
  return rect(0, 0, w, h, background) + lines.join('')
}

const auras: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const lights = [body, accent, body, light, accent].map((colour, i) => ({ colour, id: `a${i}` }))
  const size = Math.max(w, h)
  const spots = lights.map(({ id }, i) =>
    circle(
      w * between(random, 0.05, 0.95),
      h * between(random, 0.05, 0.95),
      size * between(random, 0.3, i === 3 ? 0.36 : 0.58),
      `url(#${id})`,
    ),
  )
  return (
    defs(
      ...lights.map(({ colour, id }) =>
        glow(id, [
          [0, colour, 0.95],
          [0.45, colour, 0.62],
          [1, colour, 0],
        ]),
      ),
    ) +
    rect(0, 0, w, h, background) +
    spots.join('')
  )
}

const petals: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const [x, y] = [w * between(random, 0.4, 0.6), h * between(random, 0.42, 0.6)]
  const r = Math.min(w, h) * between(random, 0.4, 0.52)
  const count = pick(random, [6, 8, 10])
  const petal = (reach: number, half: number) =>
    `M${x} ${y}C${x + half} ${y - reach * 0.35} ${x + half} ${y - reach * 0.75} ${x} ${y - reach}C${x - half} ${y - reach * 0.75} ${x - half} ${y - reach * 0.35} ${x} ${y}Z`
  const ring = (reach: number, half: number, colour: string, turn: number) =>
    Array.from({ length: count }, (_, i) =>
      path(petal(reach, half), colour, `transform="rotate(${(360 / count) * i + turn} ${x} ${y})"`),
    ).join('')
  const slim = (r * 2.2) / count
  return (
    rect(0, 0, w, h, background) +
    ring(r * 1.25, slim * 1.2, body, 180 / count) +
    ring(r, slim, accent, 0) +
    ring(r * 0.58, slim * 0.6, light, 180 / count) +
    circle(x, y, r * 0.14, background)
  )
}

const strata: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const colours = [light, accent, body, background, body]
  const count = 5
  const layers = colours.map((colour, i) => {
    const y = (h * (i + 0.5)) / count
    const points = [0, 0.25, 0.5, 0.75, 1].map(
      (at) => [w * at, y + between(random, -0.08, 0.08) * h] as const,
    )
    return path(`${curveThrough(points)}V${h}H0Z`, colour)
  })
  const tilt = between(random, -14, 14)
  return (
    rect(0, 0, w, h, light) +
    group(
      `transform="rotate(${tilt} ${w / 2} ${h / 2}) translate(${-w * 0.15} ${-h * 0.1}) scale(1.3 1.2)"`,
      layers.join(''),
    )
  )
}

const orbits: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const [x, y] = [w * between(random, 0.25, 0.75), h * between(random, 0.35, 0.65)]
  const size = Math.min(w, h)
  const paths = [0.24, 0.38, 0.52, 0.66].map((reach, i) => {
    const angle = between(random, 0, Math.PI * 2)
    const r = size * reach
    const moon = circle(
      x + Math.cos(angle) * r,
      y + Math.sin(angle) * r,
      size * between(random, 0.025, 0.065),
      [accent, light][i % 2] ?? accent,
    )
    return (
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${body}" stroke-width="${size * 0.012}"/>` +
      moon
    )
  })
  const planet =
    defs(
      fade('planet', [
        [0, light],
        [1, accent],
      ]),
    ) + circle(x, y, size * 0.15, 'url(#planet)')
  return rect(0, 0, w, h, background) + paths.join('') + planet
}

const rays: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const [x, y] = [w * between(random, 0.3, 0.7), h * between(random, 0.7, 0.95)]
  const count = randomInteger(random, 9, 13)
  const reach = Math.hypot(w, h)
  const beams = Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.PI + (Math.PI * i) / count, Math.PI + (Math.PI * (i + 1)) / count]
    const corner = (angle: number) => `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
    return path(`M${x} ${y}L${corner(from)}L${corner(to)}Z`, i % 2 ? body : background)
  })
  const r = Math.min(w, h) * between(random, 0.2, 0.28)
  return (
    rect(0, 0, w, h, background) +
    beams.join('') +
    circle(x, y, r * 1.28, accent) +
    circle(x, y, r, light) +
    rect(0, y, w, h - y, accent)
  )
}

const lattice: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const s = Math.min(w, h) / randomInteger(random, 3, 4)
  const sky = defs(
    fade('dusk', [
      [0, background],
      [0.55, body],
      [1, accent],
    ]),
  )
  const sun = circle(
    w * between(random, 0.3, 0.7),
    h * between(random, 0.5, 0.75),
    Math.min(w, h) * 0.2,
    light,
  )
  let bars = ''
  for (let y = 0; y < h + s; y += s)
    for (let x = 0; x < w + s; x += s)
      bars +=
        line(star(x, y, s * 0.5, 0.72, 8), background, s * 0.1) +
        line(star(x + s / 2, y + s / 2, s * 0.2, 0.7, 4), background, s * 0.08)
  return sky + rect(0, 0, w, h, 'url(#dusk)') + sun + bars
}

export const coverFamilies = {
  arches,
  dunes,
  girih,
  rings,
  blocks,
  waves,
  auras,
  petals,
  strata,
  orbits,
  rays,
  lattice,
} as const satisfies Record<string, Draw>
