import type { Canvas, Draw } from '../covers.ts'
import { pick } from '../random.ts'
import { arch, circle, line, n, path, rect } from '../svg.ts'

const field = (x: number, y: number, r: number) => {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

type Piece = (x: number, y: number, r: number, palette: Canvas['palette']) => string
const house: Piece = (x, y, r, [background, , accent, light]) =>
  rect(x - r * 0.34, y - r * 0.2, r * 0.68, r * 0.5, light) +
  path(
    `M${n(x - r * 0.46)} ${n(y - r * 0.18)}L${n(x)} ${n(y - r * 0.6)}L${n(x + r * 0.46)} ${n(y - r * 0.18)}Z`,
    accent,
  ) +
  path(arch(x, y + r * 0.3, r * 0.11, r * 0.32), background)
const tower: Piece = (x, y, r, [background, , accent, light]) =>
  path(arch(x, y + r * 0.34, r * 0.24, r * 1.1), light) +
  path(arch(x, y + r * 0.34, r * 0.1, r * 0.34), background) +
  line(`M${n(x)} ${n(y - r * 0.76)}v${n(-r * 0.34)}`, background, r * 0.05) +
  path(`M${n(x)} ${n(y - r * 1.1)}l${n(r * 0.4)} ${n(r * 0.12)}l${n(-r * 0.4)} ${n(r * 0.14)}Z`, accent)
const wood: Piece = (x, y, r, [background]) =>
  [
    [-0.3, 0.08],
    [0.26, 0.02],
    [0, 0.26],
  ]
    .map(([dx = 0, dy = 0]) =>
      path(
        `M${n(x + r * dx)} ${n(y + r * (dy - 0.6))}l${n(r * 0.26)} ${n(r * 0.6)}h${n(-r * 0.52)}Z`,
        background,
        'opacity=".85"',
      ),
    )
    .join('')
const flock: Piece = (x, y, r, [, , , light]) =>
  [
    [-0.2, 0],
    [0.2, 0.1],
    [0, -0.18],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + r * dx, y + r * dy, r * 0.12, light))
    .join('')
const pieces: readonly [Piece, ...Piece[]] = [house, house, tower, wood, wood, flock]

const wave = (x: number, y: number, r: number, colour: string) =>
  line(
    `M${n(x - r * 0.4)} ${n(y)}q${n(r * 0.2)} ${n(-r * 0.2)} ${n(r * 0.4)} 0t${n(r * 0.4)} 0`,
    colour,
    r * 0.07,
    'opacity=".55"',
  )

export const isles: Draw = ({ random, w, h, palette }: Canvas) => {
  const [background, body, accent, light] = palette
  const r = Math.min(w, h) / 7.2
  const wide = r * Math.sqrt(3)
  let under = ''
  let over = ''
  let chosen = ''
  const middle = [w * 0.5, h * 0.52] as const
  for (let row = 0; row * r * 1.5 < h + r; row++)
    for (let column = -1; column * wide < w + wide; column++) {
      const [x, y] = [column * wide + (row % 2 ? wide / 2 : 0), row * r * 1.5]
      const far = Math.hypot((x - middle[0]) / w, (y - middle[1]) / h)
      const isLand = random() < (far < 0.3 ? 0.86 : far < 0.5 ? 0.42 : 0.08)
      if (!isLand) {
        if (random() < 0.3) under += wave(x, y, r, light)
        continue
      }
      under += path(field(x, y + r * 0.2, r * 0.98), '#000', 'opacity=".3"')
      under += path(field(x, y, r * 0.96), random() < 0.3 ? accent : body)
      under += path(field(x, y, r * 0.96), light, 'opacity=".16"')
      if (random() < 0.62) over += pick(random, pieces)(x, y, r * 0.9, palette)
      else if (!chosen && far < 0.3) chosen = line(field(x, y, r * 0.9), light, r * 0.12)
    }
  return rect(0, 0, w, h, background) + rect(0, 0, w, h, body, 'opacity=".22"') + under + chosen + over
}
