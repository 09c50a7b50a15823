import type { Canvas, Draw } from '../covers.ts'
import { between, randomInteger } from '../random.ts'
import { arch, circle, defs, fade, group, line, n, path, rect, star, curveThrough } from '../svg.ts'

const figure = (x: number, floor: number, s: number, [background, , accent, light]: Canvas['palette']) =>
  path(arch(x, floor, s * 0.42, s * 1.1), light) +
  path(
    `M${n(x - s * 0.4)} ${n(floor - s * 0.5)}c${n(-s * 0.4)} ${n(-s * 0.18)} ${n(-s * 0.6)} ${n(s * 0.2)} ${n(-s)} 0c${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.6)} ${n(s * 0.2)} ${n(s)} ${n(s * 0.16)}Z`,
    accent,
  ) +
  rect(x - s * 0.42, floor - s * 0.52, s * 0.84, s * 0.2, accent) +
  circle(x + s * 0.06, floor - s * 0.72, s * 0.075, background) +
  circle(x + s * 0.28, floor - s * 0.72, s * 0.075, background)

const colonnade = (x: number, top: number, wide: number, h: number, palette: Canvas['palette']) => {
  const [background, body, accent, light] = palette
  const count = Math.max(1, Math.round(wide / (h * 0.14)))
  const step = wide / count
  const gates = Array.from({ length: count }, (_, i) =>
    path(
      arch(x + step * (i + 0.5), h, step * 0.3, Math.max(step, (h - top) * 0.78)),
      background,
      'opacity=".8"',
    ),
  )
  return (
    rect(x, top, wide, h - top, body) +
    rect(x, top, wide, h - top, accent, 'opacity=".18"') +
    gates.join('') +
    rect(x - h * 0.012, top - h * 0.018, wide + h * 0.024, h * 0.036, light, `rx="${n(h * 0.01)}"`)
  )
}

const hills = ({ random, w, h, palette }: Canvas) =>
  [0.5, 0.66].map((y, i) => {
    const points = Array.from(
      { length: 6 },
      (_, at) => [(w * at) / 5, h * (y + between(random, -0.06, 0.06))] as const,
    )
    return path(
      `${curveThrough(points)}V${n(h)}H0Z`,
      i ? palette[0] : palette[1],
      `opacity="${i ? 0.6 : 0.75}"`,
    )
  })

export const runner: Draw = (canvas) => {
  const { random, w, h, palette } = canvas
  const [background, body, accent, light] = palette
  const u = Math.min(w, h)
  const sky = defs(
    fade('sky', [
      [0, background],
      [0.9, body],
    ]),
  )
  const sun = circle(w * between(random, 0.64, 0.82), h * between(random, 0.22, 0.34), u * 0.17, light)
  const blocks = Array.from({ length: Math.ceil(w / (u * 0.62)) + 2 }, (_, i) => ({
    x: (i - 0.5) * u * 0.62 - u * between(random, 0.04, 0.12),
    top: h * between(random, 0.62, 0.82),
    wide: u * between(random, 0.36, 0.48),
  }))
  const on = blocks[randomInteger(random, 1, w > h ? 2 : 1)] ?? { x: 0, top: h * 0.7, wide: u }
  const s = u * (w > h ? 0.16 : 0.24)
  const [x, lift] = [on.x + on.wide * 0.55, u * between(random, 0.02, 0.2)]
  const stars = Array.from({ length: 6 }, (_, i) =>
    path(
      star(
        x + u * (0.14 + i * 0.12),
        on.top - lift - s * 1.3 - Math.sin((i + 1) * 0.52) * u * 0.14,
        u * 0.028,
        0.42,
        4,
      ),
      i % 3 ? light : accent,
    ),
  )
  const tilt = group(
    `transform="rotate(${n(-lift / 4)} ${n(x)} ${n(on.top - lift)})"`,
    figure(x, on.top - lift - h * 0.018, s, palette),
  )
  const dash =
    lift > u * 0.1 ? line(`M${n(x)} ${n(on.top - h * 0.03)}v${n(-lift * 0.4)}`, light, u * 0.008) : ''
  return (
    sky +
    rect(0, 0, w, h, 'url(#sky)') +
    sun +
    hills(canvas).join('') +
    blocks.map(({ x: from, top, wide }) => colonnade(from, top, wide, h, palette)).join('') +
    stars.join('') +
    dash +
    tilt
  )
}
