import type { Canvas, Draw } from '../covers.ts'
import { between, chance } from '../random.ts'
import { arch, circle, defs, fade, n, path, rect } from '../svg.ts'

const car = (x: number, y: number, s: number, paint: string, glass: string, lamp: string) =>
  rect(x - s * 0.5, y - s * 0.06, s, s * 0.1, '#000', `rx="${n(s * 0.05)}" opacity=".35"`) +
  rect(x - s * 0.44, y - s * 0.14, s * 0.2, s * 0.16, '#111', `rx="${n(s * 0.04)}"`) +
  rect(x + s * 0.24, y - s * 0.14, s * 0.2, s * 0.16, '#111', `rx="${n(s * 0.04)}"`) +
  path(
    `M${n(x - s * 0.34)} ${n(y - s * 0.36)}L${n(x - s * 0.24)} ${n(y - s * 0.6)}H${n(x + s * 0.24)}L${n(x + s * 0.34)} ${n(y - s * 0.36)}Z`,
    glass,
  ) +
  rect(x - s * 0.5, y - s * 0.4, s, s * 0.32, paint, `rx="${n(s * 0.1)}"`) +
  rect(x - s * 0.46, y - s * 0.3, s * 0.2, s * 0.09, lamp, `rx="${n(s * 0.04)}"`) +
  rect(x + s * 0.26, y - s * 0.3, s * 0.2, s * 0.09, lamp, `rx="${n(s * 0.04)}"`) +
  rect(x - s * 0.14, y - s * 0.28, s * 0.28, s * 0.1, '#000', `rx="${n(s * 0.03)}" opacity=".3"`)

export const race: Draw = ({ random, w, h, palette: [background, body, accent, light] }: Canvas) => {
  const u = Math.min(w, h)
  const sight = h * between(random, 0.4, 0.5)
  const turn = w * between(random, 0.34, 0.66)
  const sky = defs(
    fade('sky', [
      [0, background],
      [0.8, body],
      [1, accent],
    ]),
  )
  const town = Array.from({ length: 16 }, (_, i) => {
    const wide = w / 14
    const tall = u * between(random, 0.05, 0.2)
    const at = (i - 0.6) * wide
    return chance(random, 0.4)
      ? path(arch(at + wide / 2, sight, wide * 0.46, Math.max(wide * 0.6, tall)), background)
      : rect(at, sight - tall, wide * 0.92, tall, background)
  })
  const at = (far: number) => ({
    y: sight + (h - sight) * far,
    half: w * (0.015 + 0.72 * far),
    x: turn + (w / 2 - turn) * far ** 0.7,
  })
  /** A little longer than its part, so that the next one leaves no seam. */
  const slice = (from: number, to: number, scale: number, colour: string) => {
    const [a, b] = [at(from), at(to + 0.01)]
    return path(
      `M${n(a.x - a.half * scale)} ${n(a.y)}H${n(a.x + a.half * scale)}L${n(b.x + b.half * scale)} ${n(b.y)}H${n(b.x - b.half * scale)}Z`,
      colour,
    )
  }
  const steps = Array.from({ length: 10 }, (_, i) => [(i / 10) ** 2, ((i + 1) / 10) ** 2] as const)
  const road = steps.map(
    ([from, to], i) =>
      slice(from, to, 1.12, i % 2 ? light : accent) +
      slice(from, to, 1, background) +
      (i % 2 ? slice(from, to, 0.03, light) : ''),
  )
  const rivals = [0.16, 0.36].map((far, i) => {
    const place = at(far)
    const side = (i ? 1 : -1) * between(random, 0.35, 0.55)
    return car(place.x + place.half * side, place.y, place.half * 0.62, i ? light : body, background, accent)
  })
  const me = at(0.86)
  return (
    sky +
    rect(0, 0, w, sight + 1, 'url(#sky)') +
    circle(turn + u * 0.16, sight - u * 0.02, u * 0.17, light) +
    town.join('') +
    rect(0, sight, w, h - sight, body) +
    rect(0, sight, w, h - sight, background, 'opacity=".35"') +
    road.join('') +
    rivals.join('') +
    car(me.x + w * between(random, -0.12, 0.12), me.y, u * 0.46, accent, '#14101f', '#ffd9a0')
  )
}
