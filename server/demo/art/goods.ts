/** Drawings of what a voucher is for, around a centre, in two colours; `s` is about half of the size. */
import { circle, line, n, path, rect } from './svg.ts'

export type DrawObject = (x: number, y: number, s: number, c: string, d: string) => string

const cup: DrawObject = (x, y, s, c, d) =>
  path(
    `M${n(x - s)} ${n(y - s * 0.3)}h${n(s * 2)}c0 ${n(s * 0.9)} ${n(-s * 0.4)} ${n(s * 1.3)} ${n(-s)} ${n(s * 1.3)}s${n(-s)} ${n(-s * 0.4)} ${n(-s)} ${n(-s * 1.3)}Z`,
    c,
  ) +
  line(
    `M${n(x - s * 0.4)} ${n(y - s * 0.6)}c${n(-s * 0.3)} ${n(-s * 0.3)} ${n(s * 0.3)} ${n(-s * 0.5)} 0 ${n(-s * 0.8)}M${n(x + s * 0.3)} ${n(y - s * 0.6)}c${n(-s * 0.3)} ${n(-s * 0.3)} ${n(s * 0.3)} ${n(-s * 0.5)} 0 ${n(-s * 0.8)}`,
    d,
    s * 0.14,
  ) +
  rect(x - s * 1.3, y + s * 1.05, s * 2.6, s * 0.18, d)
const plate: DrawObject = (x, y, s, c, d) =>
  circle(x, y, s * 1.2, c) +
  circle(x, y, s * 0.82, d) +
  path(
    `M${n(x - s * 0.5)} ${n(y + s * 0.4)}C${n(x - s * 0.5)} ${n(y - s * 0.4)} ${n(x)} ${n(y - s * 0.6)} ${n(x + s * 0.5)} ${n(y - s * 0.5)}C${n(x + s * 0.5)} ${n(y + s * 0.2)} ${n(x)} ${n(y + s * 0.5)} ${n(x - s * 0.5)} ${n(y + s * 0.4)}Z`,
    c,
  )
const box: DrawObject = (x, y, s, c, d) =>
  rect(x - s, y - s * 0.4, s * 2, s * 1.5, c) +
  rect(x - s * 1.15, y - s * 0.8, s * 2.3, s * 0.5, c) +
  rect(x - s * 0.17, y - s * 0.8, s * 0.34, s * 1.9, d) +
  circle(x - s * 0.36, y - s * 1.05, s * 0.3, d) +
  circle(x + s * 0.36, y - s * 1.05, s * 0.3, d)
const palm: DrawObject = (x, y, s, c, d) =>
  line(
    `M${n(x)} ${n(y + s * 1.2)}C${n(x + s * 0.1)} ${n(y + s * 0.4)} ${n(x - s * 0.1)} ${n(y)} ${n(x + s * 0.1)} ${n(y - s * 0.5)}`,
    d,
    s * 0.26,
  ) +
  [-70, -25, 20, 65]
    .map((turn) =>
      path(
        `M${n(x)} ${n(y - s * 0.5)}C${n(x - s * 0.2)} ${n(y - s * 1)} ${n(x - s * 0.1)} ${n(y - s * 1.5)} ${n(x)} ${n(y - s * 1.7)}C${n(x + s * 0.25)} ${n(y - s * 1.3)} ${n(x + s * 0.2)} ${n(y - s * 0.9)} ${n(x)} ${n(y - s * 0.5)}Z`,
        c,
        `transform="rotate(${turn} ${n(x)} ${n(y - s * 0.5)})"`,
      ),
    )
    .join('')
const film: DrawObject = (x, y, s, c, d) =>
  circle(x, y, s * 1.25, c) +
  [0, 72, 144, 216, 288]
    .map((turn) => circle(x, y - s * 0.72, s * 0.27, d, `transform="rotate(${turn} ${n(x)} ${n(y)})"`))
    .join('') +
  circle(x, y, s * 0.18, d) +
  rect(x, y + s * 1.05, s * 1.7, s * 0.2, c)
const book: DrawObject = (x, y, s, c, d) =>
  rect(x - s * 0.95, y - s * 1.25, s * 1.9, s * 2.5, c, `rx="${n(s * 0.12)}"`) +
  rect(x - s * 0.95, y - s * 1.25, s * 0.34, s * 2.5, d) +
  rect(x - s * 0.3, y - s * 0.75, s * 0.9, s * 0.16, d) +
  rect(x - s * 0.3, y - s * 0.4, s * 0.6, s * 0.16, d)
const bicycle: DrawObject = (x, y, s, c, d) =>
  [-0.85, 0.85]
    .map(
      (at) =>
        `<circle cx="${n(x + s * at)}" cy="${n(y + s * 0.4)}" r="${n(s * 0.65)}" fill="none" stroke="${c}" stroke-width="${n(s * 0.17)}"/>`,
    )
    .join('') +
  line(
    `M${n(x - s * 0.85)} ${n(y + s * 0.4)}L${n(x - s * 0.3)} ${n(y - s * 0.5)}H${n(x + s * 0.5)}L${n(x)} ${n(y + s * 0.4)}ZM${n(x)} ${n(y + s * 0.4)}L${n(x - s * 0.42)} ${n(y - s * 0.75)}M${n(x + s * 0.85)} ${n(y + s * 0.4)}L${n(x + s * 0.4)} ${n(y - s * 0.85)}h${n(s * 0.35)}M${n(x - s * 0.68)} ${n(y - s * 0.8)}h${n(s * 0.5)}`,
    d,
    s * 0.15,
  )
const record: DrawObject = (x, y, s, c, d) =>
  circle(x, y, s * 1.3, c) +
  [1.06, 0.84]
    .map(
      (r) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s * r)}" fill="none" stroke="${d}" stroke-width="${n(s * 0.05)}" opacity=".6"/>`,
    )
    .join('') +
  circle(x, y, s * 0.52, d) +
  circle(x, y, s * 0.12, c)
const shirt: DrawObject = (x, y, s, c, d) =>
  path(
    `M${n(x - s * 0.45)} ${n(y - s * 1.1)}L${n(x - s * 1.4)} ${n(y - s * 0.5)}L${n(x - s * 1.05)} ${n(y + s * 0.1)}L${n(x - s * 0.75)} ${n(y - s * 0.08)}V${n(y + s * 1.15)}H${n(x + s * 0.75)}V${n(y - s * 0.08)}L${n(x + s * 1.05)} ${n(y + s * 0.1)}L${n(x + s * 1.4)} ${n(y - s * 0.5)}L${n(x + s * 0.45)} ${n(y - s * 1.1)}Q${n(x)} ${n(y - s * 0.6)} ${n(x - s * 0.45)} ${n(y - s * 1.1)}Z`,
    c,
  ) + rect(x - s * 0.75, y + s * 0.35, s * 1.5, s * 0.3, d)
const ship: DrawObject = (x, y, s, c, d) =>
  rect(x + s * 0.05, y - s * 1.1, s * 0.36, s * 0.6, d) +
  rect(x - s * 0.75, y - s * 0.55, s * 1.5, s * 0.55, d) +
  path(
    `M${n(x - s * 1.35)} ${n(y + s * 0.05)}h${n(s * 2.7)}l${n(-s * 0.5)} ${n(s * 0.8)}h${n(-s * 1.7)}Z`,
    c,
  ) +
  line(
    `M${n(x - s * 1.4)} ${n(y + s * 1.15)}q${n(s * 0.35)} ${n(-s * 0.3)} ${n(s * 0.7)} 0t${n(s * 0.7)} 0t${n(s * 0.7)} 0t${n(s * 0.7)} 0`,
    d,
    s * 0.14,
  )

export const goods = { cup, plate, box, palm, film, book, bicycle, record, shirt, ship } as const
export const anyGoods = [cup, plate, box, palm] as const
