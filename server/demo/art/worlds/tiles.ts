import { between, pick, randomInteger } from '../random.ts'
import { arch, circle, line, n, path, rect, star } from '../svg.ts'
import type { DrawWorld } from './draw-world.ts'

type Glyph = (x: number, y: number, s: number, colour: string) => string
const bend: Glyph = (x, y, s, colour) =>
  line(`M${n(x - s / 2)} ${n(y)}A${n(s / 2)} ${n(s / 2)} 0 0 0 ${n(x)} ${n(y - s / 2)}`, colour, s * 0.17)
const bow: Glyph = (x, y, s, colour) =>
  line(`M${n(x)} ${n(y + s / 2)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(x + s / 2)} ${n(y)}`, colour, s * 0.17)
const both: Glyph = (x, y, s, colour) => bend(x, y, s, colour) + bow(x, y, s, colour)
const across: Glyph = (x, y, s, colour) => line(`M${n(x - s / 2)} ${n(y)}h${n(s)}`, colour, s * 0.17)
const upright: Glyph = (x, y, s, colour) => line(`M${n(x)} ${n(y - s / 2)}v${n(s)}`, colour, s * 0.17)
const lamp: Glyph = (x, y, s, colour) =>
  across(x, y, s, colour) + circle(x, y, s * 0.26, colour) + circle(x, y, s * 0.12, '#fff', 'opacity=".7"')
const gem: Glyph = (x, y, s, colour) => path(star(x, y, s * 0.32, 0.55, 8), colour)

const drop: Glyph = (x, y, s, colour) => circle(x, y, s * 0.28, colour)
const ring: Glyph = (x, y, s, colour) =>
  circle(x, y, s * 0.24, 'none', `stroke="${colour}" stroke-width="${n(s * 0.12)}"`)
const gate: Glyph = (x, y, s, colour) => path(arch(x, y + s * 0.28, s * 0.22, s * 0.56), colour)
const kite: Glyph = (x, y, s, colour) =>
  path(
    `M${n(x)} ${n(y - s * 0.34)}L${n(x + s * 0.24)} ${n(y)}L${n(x)} ${n(y + s * 0.34)}L${n(x - s * 0.24)} ${n(y)}Z`,
    colour,
  )
const corner: Glyph = (x, y, s, colour) =>
  path(
    `M${n(x - s * 0.4)} ${n(y + s * 0.4)}V${n(y - s * 0.4)}A${n(s * 0.8)} ${n(s * 0.8)} 0 0 1 ${n(x + s * 0.4)} ${n(y + s * 0.4)}Z`,
    colour,
  )
const half: Glyph = (x, y, s, colour) =>
  path(`M${n(x - s * 0.4)} ${n(y)}A${n(s * 0.4)} ${n(s * 0.4)} 0 0 1 ${n(x + s * 0.4)} ${n(y)}Z`, colour)

type Glyphs = readonly [Glyph, ...Glyph[]]
const sets: readonly [Glyphs, ...Glyphs[]] = [
  [bend, bow, both, both, across, upright, lamp, gem],
  [drop, ring, gate, kite, gem],
  [corner, half, corner, drop],
]

export const tiles: DrawWorld = ({ random, w, h, palette: [background, body, accent, light] }, style) => {
  const glyphs = pick(style, sets)
  const isWide = w > h
  const rows = isWide ? randomInteger(random, 4, 5) : 5
  const s = Math.min(w * (isWide ? 0.62 : 0.86), h * 0.8) / rows
  const columns = Math.floor((w * (isWide ? 0.7 : 0.88)) / s)
  const [left, top] = [(w - columns * s) / 2, (h - rows * s) / 2 + h * 0.02]
  const [liftX, liftY] = [randomInteger(random, 1, columns - 2), randomInteger(random, 1, rows - 2)]
  const tile = (x: number, y: number, field: string, ink: string, size: number) =>
    rect(x - size * 0.46, y - size * 0.46, size * 0.92, size * 0.92, field, `rx="${n(size * 0.16)}"`) +
    pick(random, glyphs)(x, y, size * 0.92, ink)
  let board = ''
  let lifted = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + (column + 0.5) * s, top + (row + 0.5) * s]
      if (row === liftY && column === liftX) {
        board += rect(x - s * 0.46, y - s * 0.46, s * 0.92, s * 0.92, background, `rx="${n(s * 0.16)}"`)
        lifted =
          rect(x - s * 0.48, y - s * 0.34, s * 1.08, s * 1.08, '#000', `rx="${n(s * 0.18)}" opacity=".3"`) +
          tile(x, y - s * 0.12, light, accent, s * 1.22)
        continue
      }
      const isLit = random() < 0.24
      board += tile(x, y, body, isLit ? accent : light, s)
    }
  const glow = circle(w * between(random, 0.2, 0.8), h * 0.1, Math.min(w, h) * 0.7, body, 'opacity=".35"')
  return (
    rect(0, 0, w, h, background) +
    glow +
    rect(
      left - s * 0.2,
      top - s * 0.2,
      columns * s + s * 0.4,
      rows * s + s * 0.4,
      '#000',
      `rx="${n(s * 0.3)}" opacity=".28"`,
    ) +
    board +
    lifted
  )
}
