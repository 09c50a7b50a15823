import { coverFamilies, type Draw } from './covers.ts'
import { sceneFamilies } from './scenes.ts'
import { anyGoods, goods } from './goods.ts'
import { marks } from './marks.ts'
import { isMotif } from './motifs.ts'
import { between, chance, pick, randomInteger } from './random.ts'
import { arch, circle, group, keel, line, n, path, rect, star } from './svg.ts'

export const book: Draw = (canvas) => {
  const {
    random,
    w,
    h,
    palette: [background, body, accent, light],
  } = canvas
  const [cover, frame] = pick(random, [
    [background, accent],
    [body, light],
    [light, background],
    [accent, background],
  ] as const)
  const opening = chance(random, 0.5)
    ? arch(w * 0.52, h * 0.74, w * 0.34, h * 0.58)
    : keel(w * 0.52, h * 0.74, w * 0.34, h * 0.6)
  const scene = pick(random, [
    sceneFamilies.hills,
    sceneFamilies.harbour,
    sceneFamilies.towers,
    sceneFamilies.shore,
    coverFamilies.dunes,
    coverFamilies.rays,
  ])
  return (
    `<defs><clipPath id="frame"><path d="${opening}"/></clipPath></defs>` +
    rect(0, 0, w, h, cover) +
    `<g clip-path="url(#frame)">${scene(canvas)}</g>` +
    line(opening, frame, w * 0.018) +
    path(star(w * 0.52, h * 0.84, w * 0.05, 0.55), frame) +
    line(
      `M${n(w * 0.3)} ${n(h * 0.84)}h${n(w * 0.12)}M${n(w * 0.62)} ${n(h * 0.84)}h${n(w * 0.12)}`,
      frame,
      w * 0.012,
    ) +
    rect(0, 0, w * 0.055, h, '#000', 'opacity=".22"')
  )
}

/** Voices: bars, arcs or facing figures that read at the size of a thumb. */
export const voice: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const [field, mark, second] = pick(random, [
    [background, accent, light],
    [body, light, background],
    [accent, background, light],
    [light, body, accent],
  ] as const)
  const orientation = randomInteger(random, 0, 2)
  if (orientation === 0) {
    const bars = Array.from({ length: 9 }, (_, i) => {
      const tall = h * (0.14 + 0.5 * Math.sin((Math.PI * (i + 1)) / 10) * between(random, 0.45, 1))
      return rect(
        w * (0.13 + i * 0.084),
        h / 2 - tall / 2,
        w * 0.052,
        tall,
        i % 3 === 1 ? second : mark,
        `rx="${n(w * 0.026)}"`,
      )
    })
    return rect(0, 0, w, h, field) + bars.join('')
  }
  if (orientation === 1) {
    const [x, y] = [w * 0.16, h * 0.84]
    const arcs = [0.82, 0.62, 0.42, 0.22].map((r, i) =>
      circle(x, y, w * r, [mark, field, second, field][i] ?? mark),
    )
    return rect(0, 0, w, h, field) + arcs.join('') + circle(x, y, w * 0.1, mark)
  }
  const bubble = (x: number, y: number, r: number, side: number, colour: string) =>
    circle(x, y, r, colour) +
    path(
      `M${n(x + side * r * 0.2)} ${n(y + r * 0.7)}L${n(x + side * r * 0.98)} ${n(y + r * 1.12)}L${n(x + side * r * 0.86)} ${n(y + r * 0.2)}Z`,
      colour,
    )
  return (
    rect(0, 0, w, h, field) +
    bubble(w * 0.38, h * 0.4, w * 0.25, -1, mark) +
    bubble(w * 0.64, h * 0.58, w * 0.22, 1, second)
  )
}

const maze: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const s = w / 6
  let walls = ''
  for (let y = 0; y < h; y += s)
    for (let x = 0; x < w; x += s)
      walls += chance(random, 0.5)
        ? line(`M${n(x)} ${n(y)}l${n(s)} ${n(s)}`, body, s * 0.3)
        : line(`M${n(x + s)} ${n(y)}l${n(-s)} ${n(s)}`, body, s * 0.3)
  return (
    rect(0, 0, w, h, background) +
    walls +
    circle(w * 0.5, h * 0.46, w * 0.24, accent) +
    circle(w * 0.5, h * 0.46, w * 0.17, background) +
    path(star(w * 0.5, h * 0.46, w * 0.13, 0.5, 5), light)
  )
}
const board: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const s = w / 4
  let squares = ''
  for (let y = 0; y * s < h; y++)
    for (let x = 0; x < 4; x++) if ((x + y) % 2) squares += rect(x * s, y * s, s, s, body)
  const piece = (x: number, y: number, colour: string) =>
    circle(x, y - s * 0.42, s * 0.24, colour) +
    path(
      `M${n(x - s * 0.14)} ${n(y - s * 0.3)}h${n(s * 0.28)}l${n(s * 0.16)} ${n(s * 0.58)}h${n(-s * 0.6)}Z`,
      colour,
    ) +
    rect(x - s * 0.36, y + s * 0.22, s * 0.72, s * 0.16, colour, `rx="${n(s * 0.06)}"`)
  const pieces = [accent, light, accent].map((colour, i) =>
    piece(s * (randomInteger(random, 0, 3) + 0.5), s * (i * 1.6 + 1.1), colour),
  )
  return rect(0, 0, w, h, background) + squares + pieces.join('')
}
const planetfall: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const ship = (x: number, y: number, s: number) =>
    path(
      `M${n(x)} ${n(y - s)}C${n(x + s * 0.6)} ${n(y - s * 0.3)} ${n(x + s * 0.5)} ${n(y + s * 0.5)} ${n(x + s * 0.3)} ${n(y + s * 0.6)}H${n(x - s * 0.3)}C${n(x - s * 0.5)} ${n(y + s * 0.5)} ${n(x - s * 0.6)} ${n(y - s * 0.3)} ${n(x)} ${n(y - s)}Z`,
      light,
    ) +
    circle(x, y - s * 0.1, s * 0.19, body) +
    path(`M${n(x - s * 0.22)} ${n(y + s * 0.66)}h${n(s * 0.44)}l${n(-s * 0.22)} ${n(s * 0.6)}Z`, accent)
  const dots = Array.from({ length: 20 }, () => circle(w * random(), h * 0.7 * random(), w * 0.007, light))
  return (
    rect(0, 0, w, h, background) +
    dots.join('') +
    circle(w * between(random, 0.1, 0.9), h * 1.06, w * 0.62, body) +
    circle(w * 0.8, h * 0.2, w * 0.13, accent) +
    group(
      `transform="rotate(${n(between(random, -24, 24))} ${n(w / 2)} ${n(h / 2)})"`,
      ship(w / 2, h * 0.48, w * 0.24),
    )
  )
}
const leaps: Draw = ({ random, w, h, palette: [background, body, accent, light] }) => {
  const ledges = Array.from({ length: 4 }, (_, i) => {
    const wide = w * between(random, 0.4, 0.6)
    const x = i % 2 ? w * 1.05 - wide : -w * 0.05
    return rect(x, h * (0.42 + i * 0.16), wide, h * 0.07, i % 2 ? light : body, `rx="${n(h * 0.02)}"`)
  })
  const [s, x] = [w * 0.34, w * between(random, 0.3, 0.55)]
  const y = h * 0.42 - s * 1.25
  return (
    rect(0, 0, w, h, background) +
    circle(w * between(random, 0.6, 0.85), h * 0.16, w * 0.2, body) +
    ledges.join('') +
    rect(x - s / 2, y, s, s, accent, `rx="${n(s * 0.26)}"`) +
    circle(x - s * 0.18, y + s * 0.4, s * 0.09, background) +
    circle(x + s * 0.18, y + s * 0.4, s * 0.09, background) +
    line(
      `M${n(x - s * 0.14)} ${n(y + s * 0.66)}q${n(s * 0.14)} ${n(s * 0.12)} ${n(s * 0.28)} 0`,
      background,
      s * 0.07,
    )
  )
}
export const gameFamilies = { maze, board, planetfall, leaps } as const satisfies Record<string, Draw>

const drawings = { ...goods, ...marks }
export type Motif = keyof typeof drawings

export const voucher: Draw = ({ random, w, h, motif, palette: [background, body, accent, light] }) => {
  const [field, drawObject, detail] = pick(random, [
    [accent, background, light],
    [body, light, accent],
    [light, body, accent],
    [background, accent, light],
  ] as const)
  const s = Math.min(w, h) * 0.22
  const draw = motif && isMotif(goods, motif) ? goods[motif] : pick(random, anyGoods)
  return (
    rect(0, 0, w, h, field) +
    circle(w * 0.5, h * 0.5, s * 2.05, detail, 'opacity=".16"') +
    draw(w * 0.5, h * 0.5, s, drawObject, detail)
  )
}

/** A trophy over slanting lanes, in the middle: every frame that shows it cuts the same off at both sides. */
export const contest: Draw = ({ w, h, palette: [background, body, accent, light] }) => {
  const s = Math.min(w, h) * 0.2
  const [x, y] = [w / 2, h * 0.46]
  const lanes = Array.from({ length: 7 }, (_, i) =>
    path(
      `M${n(w * (i * 0.22 - 0.5))} ${n(h)}L${n(w * (i * 0.22 - 0.1))} 0h${n(w * 0.11)}L${n(w * (i * 0.22 - 0.39))} ${n(h)}Z`,
      body,
      'opacity=".7"',
    ),
  )
  const cup = path(
    `M${n(x - s)} ${n(y - s * 1.2)}h${n(s * 2)}c0 ${n(s * 1.5)} ${n(-s * 0.4)} ${n(s * 2)} ${n(-s * 0.8)} ${n(s * 2.15)}v${n(s * 0.5)}h${n(s * 0.6)}v${n(s * 0.35)}h${n(-s * 1.6)}v${n(-s * 0.35)}h${n(s * 0.6)}v${n(-s * 0.5)}c${n(-s * 0.4)} ${n(-s * 0.15)} ${n(-s * 0.8)} ${n(-s * 0.65)} ${n(-s * 0.8)} ${n(-s * 2.15)}Z`,
    accent,
  )
  const ears = line(
    `M${n(x - s)} ${n(y - s * 0.9)}h${n(-s * 0.5)}c0 ${n(s * 0.9)} ${n(s * 0.3)} ${n(s)} ${n(s * 0.7)} ${n(s)}M${n(x + s)} ${n(y - s * 0.9)}h${n(s * 0.5)}c0 ${n(s * 0.9)} ${n(-s * 0.3)} ${n(s)} ${n(-s * 0.7)} ${n(s)}`,
    accent,
    s * 0.17,
  )
  return (
    rect(0, 0, w, h, background) +
    lanes.join('') +
    ears +
    cup +
    path(star(x, y - s * 0.45, s * 0.42, 0.5, 5), light)
  )
}

export const emblem: Draw = ({ random, w, h, motif, palette: [background, body, accent, light] }) => {
  const [field, one, two] = pick(random, [
    [body, light, accent],
    [background, accent, light],
    [accent, background, light],
    [light, body, accent],
  ] as const)
  const s = Math.min(w, h)
  const [x, y] = [w / 2, h / 2]
  if (motif && isMotif(drawings, motif))
    return rect(0, 0, w, h, field) + drawings[motif](x, y, s * 0.24, one, two)
  const signs = [
    path(star(x, y, s * 0.32, 0.6, 8), one) + circle(x, y, s * 0.11, two),
    path(arch(x, y + s * 0.28, s * 0.27, s * 0.58), one) +
      path(arch(x, y + s * 0.28, s * 0.13, s * 0.36), two),
    circle(x - s * 0.11, y, s * 0.21, one) + circle(x + s * 0.11, y, s * 0.21, two, 'opacity=".85"'),
    [0, 90, 180, 270]
      .map((turn) =>
        path(
          `M${n(x)} ${n(y)}V${n(y - s * 0.3)}A${n(s * 0.3)} ${n(s * 0.3)} 0 0 1 ${n(x + s * 0.3)} ${n(y)}Z`,
          turn % 180 ? one : two,
          `transform="rotate(${turn} ${n(x)} ${n(y)})"`,
        ),
      )
      .join(''),
    path(keel(x, y + s * 0.3, s * 0.25, s * 0.6), one) + circle(x, y + s * 0.02, s * 0.1, two),
  ] as const
  return rect(0, 0, w, h, field) + pick(random, signs)
}
