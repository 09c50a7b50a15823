import type { DrawObject } from './goods.ts'
import { circle, line, n, path, rect, star } from './svg.ts'

const fork: DrawObject = (x, y, s, c, d) =>
  line(
    `M${n(x - s * 0.5)} ${n(y - s * 1.2)}v${n(s * 0.9)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 0 ${n(s)} 0v${n(-s * 0.9)}M${n(x)} ${n(y + s * 0.2)}v${n(s)}`,
    c,
    s * 0.24,
  ) + circle(x, y + s * 1.25, s * 0.2, d)
const tide: DrawObject = (x, y, s, c, d) =>
  circle(x, y - s * 0.75, s * 0.5, d) +
  [0.1, 0.6, 1.1]
    .map((at) =>
      line(
        `M${n(x - s * 1.2)} ${n(y + s * at)}q${n(s * 0.3)} ${n(-s * 0.4)} ${n(s * 0.6)} 0t${n(s * 0.6)} 0t${n(s * 0.6)} 0t${n(s * 0.6)} 0`,
        c,
        s * 0.2,
      ),
    )
    .join('')
const sheet: DrawObject = (x, y, s, c, d) =>
  path(
    `M${n(x - s * 0.9)} ${n(y - s * 1.2)}h${n(s * 1.2)}l${n(s * 0.6)} ${n(s * 0.6)}v${n(s * 1.8)}h${n(-s * 1.8)}Z`,
    c,
  ) + [-0.35, 0.15, 0.65].map((at) => rect(x - s * 0.55, y + s * at, s * 1.1, s * 0.16, d)).join('')
const pot: DrawObject = (x, y, s, c, d) =>
  rect(x - s, y - s * 0.3, s * 2, s * 1.4, c, `rx="${n(s * 0.3)}"`) +
  rect(x - s * 1.4, y - s * 0.1, s * 2.8, s * 0.26, c, `rx="${n(s * 0.13)}"`) +
  rect(x - s * 1.05, y - s * 0.68, s * 2.1, s * 0.26, d, `rx="${n(s * 0.13)}"`) +
  circle(x, y - s * 0.85, s * 0.2, d)
const moon: DrawObject = (x, y, s, c, d) =>
  path(
    `M${n(x + s * 0.35)} ${n(y - s * 1.2)}A${n(s * 1.25)} ${n(s * 1.25)} 0 1 0 ${n(x + s * 1.1)} ${n(y + s * 0.75)}A${n(s * 1.15)} ${n(s * 1.15)} 0 0 1 ${n(x + s * 0.35)} ${n(y - s * 1.2)}Z`,
    c,
  ) + path(star(x + s * 0.75, y - s * 0.35, s * 0.42, 0.45, 5), d)
const bubbles: DrawObject = (x, y, s, c, d) =>
  rect(x - s * 1.25, y - s * 1.1, s * 1.75, s * 1.25, c, `rx="${n(s * 0.4)}"`) +
  path(`M${n(x - s * 0.95)} ${n(y)}v${n(s * 0.65)}l${n(s * 0.7)} ${n(-s * 0.6)}Z`, c) +
  rect(x - s * 0.35, y - s * 0.1, s * 1.6, s * 1.1, d, `rx="${n(s * 0.36)}"`) +
  path(`M${n(x + s * 0.95)} ${n(y + s * 0.8)}v${n(s * 0.6)}l${n(-s * 0.65)} ${n(-s * 0.5)}Z`, d)
const sunrise: DrawObject = (x, y, s, c, d) =>
  path(`M${n(x - s * 0.8)} ${n(y + s * 0.4)}a${n(s * 0.8)} ${n(s * 0.8)} 0 0 1 ${n(s * 1.6)} 0Z`, c) +
  [-72, -36, 0, 36, 72]
    .map((turn) =>
      rect(
        x - s * 0.09,
        y - s * 1.05,
        s * 0.18,
        s * 0.42,
        d,
        `transform="rotate(${turn} ${n(x)} ${n(y + s * 0.4)})"`,
      ),
    )
    .join('') +
  rect(x - s * 1.3, y + s * 0.6, s * 2.6, s * 0.2, c)
const cloud: DrawObject = (x, y, s, c, d) =>
  circle(x - s * 0.55, y - s * 0.15, s * 0.55, c) +
  circle(x + s * 0.2, y - s * 0.45, s * 0.72, c) +
  rect(x - s * 1.1, y - s * 0.2, s * 2.2, s * 0.65, c, `rx="${n(s * 0.32)}"`) +
  [-0.6, 0, 0.6]
    .map((at) => line(`M${n(x + s * at)} ${n(y + s * 0.75)}l${n(-s * 0.15)} ${n(s * 0.4)}`, d, s * 0.17))
    .join('')
const pages: DrawObject = (x, y, s, c, d) =>
  path(
    `M${n(x)} ${n(y - s * 0.7)}C${n(x - s * 0.4)} ${n(y - s)} ${n(x - s)} ${n(y - s)} ${n(x - s * 1.3)} ${n(y - s * 0.8)}V${n(y + s * 0.8)}C${n(x - s)} ${n(y + s * 0.6)} ${n(x - s * 0.4)} ${n(y + s * 0.6)} ${n(x)} ${n(y + s * 0.9)}Z`,
    c,
  ) +
  path(
    `M${n(x)} ${n(y - s * 0.7)}C${n(x + s * 0.4)} ${n(y - s)} ${n(x + s)} ${n(y - s)} ${n(x + s * 1.3)} ${n(y - s * 0.8)}V${n(y + s * 0.8)}C${n(x + s)} ${n(y + s * 0.6)} ${n(x + s * 0.4)} ${n(y + s * 0.6)} ${n(x)} ${n(y + s * 0.9)}Z`,
    d,
  )
const ball: DrawObject = (x, y, s, c, d) => circle(x, y, s * 1.2, c) + path(star(x, y, s * 0.75, 0.62, 5), d)
const grid: DrawObject = (x, y, s, c, d) =>
  [-0.8, 0, 0.8]
    .flatMap((down) => [-0.8, 0, 0.8].map((across) => [across, down] as const))
    .map(([across, down], at) => path(star(x + s * across, y + s * down, s * 0.42, 0.72, 4), at % 2 ? d : c))
    .join('')
const anchor: DrawObject = (x, y, s, c, d) =>
  line(
    `M${n(x)} ${n(y - s * 0.7)}V${n(y + s * 1.1)}M${n(x - s)} ${n(y + s * 0.3)}a${n(s)} ${n(s * 0.8)} 0 0 0 ${n(s * 2)} 0M${n(x - s * 0.5)} ${n(y - s * 0.3)}h${n(s)}`,
    c,
    s * 0.22,
  ) + circle(x, y - s * 0.9, s * 0.28, d)
const table: DrawObject = (x, y, s, c, d) =>
  rect(x - s * 1.3, y, s * 2.6, s * 0.24, c) +
  rect(x - s * 1.05, y + s * 0.24, s * 0.22, s, c) +
  rect(x + s * 0.83, y + s * 0.24, s * 0.22, s, c) +
  rect(x - s * 0.5, y - s * 0.9, s * 0.75, s * 0.9, d) +
  rect(x + s * 0.4, y - s * 0.4, s * 0.5, s * 0.4, d)
const parasol: DrawObject = (x, y, s, c, d) =>
  rect(x - s * 0.09, y - s * 0.2, s * 0.18, s * 1.4, d) +
  path(`M${n(x - s * 1.25)} ${n(y - s * 0.1)}a${n(s * 1.25)} ${n(s * 1.1)} 0 0 1 ${n(s * 2.5)} 0Z`, c) +
  rect(x - s * 0.6, y + s * 1.1, s * 1.2, s * 0.2, d)

export const marks = {
  fork,
  tide,
  sheet,
  pot,
  moon,
  bubbles,
  sunrise,
  cloud,
  pages,
  ball,
  grid,
  anchor,
  table,
  parasol,
} as const
