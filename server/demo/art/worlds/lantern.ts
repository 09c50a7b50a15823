import { between, chance, randomInteger } from '../random.ts'
import { arch, circle, defs, fade, glow, keel, line, n, path, rect } from '../svg.ts'
import type { DrawWorld } from './draw-world.ts'

const wanderer = (x: number, floor: number, s: number, cloak: string, face: string, lamp: string) =>
  path(
    `M${n(x - s * 0.32)} ${n(floor)}C${n(x - s * 0.3)} ${n(floor - s * 0.9)} ${n(x - s * 0.2)} ${n(floor - s * 1.2)} ${n(x)} ${n(floor - s * 1.3)}C${n(x + s * 0.2)} ${n(floor - s * 1.2)} ${n(x + s * 0.3)} ${n(floor - s * 0.9)} ${n(x + s * 0.32)} ${n(floor)}Z`,
    cloak,
  ) +
  circle(x + s * 0.06, floor - s * 1.02, s * 0.15, face) +
  line(`M${n(x + s * 0.16)} ${n(floor - s * 0.66)}h${n(s * 0.42)}v${n(s * 0.1)}`, cloak, s * 0.1) +
  rect(x + s * 0.46, floor - s * 0.56, s * 0.24, s * 0.3, lamp, `rx="${n(s * 0.07)}"`)

export const lantern: DrawWorld = ({ random, w, h, palette: [background, body, accent, light] }, style) => {
  const u = Math.min(w, h)
  const floor = h * 0.82
  const x = w * between(random, 0.3, 0.6)
  const s = u * 0.24
  const paint = defs(
    fade('wall', [
      [0, background],
      [1, body],
    ]),
    glow('lamp', [
      [0, light, 0.85],
      [0.3, accent, 0.45],
      [1, accent, 0],
    ]),
  )
  const step = u * between(random, 0.46, 0.58)
  const doorway = chance(style, 0.5) ? arch : keel
  const count = Math.ceil(w / step) + 1
  const gates = Array.from({ length: count }, (_, i) => {
    const middle = i * step + step * 0.2
    const isOpen = chance(random, 0.4)
    const inner = isOpen
      ? circle(middle, floor - u * 0.5, u * 0.06, light, 'opacity=".8"')
      : line(`M${n(middle)} ${n(floor)}v${n(-u * 0.5)}`, background, u * 0.01)
    return (
      path(doorway(middle, floor, step * 0.36, u * 0.78), background, 'opacity=".9"') +
      path(doorway(middle, floor, step * 0.28, u * 0.66), isOpen ? accent : body, 'opacity=".5"') +
      inner
    )
  })
  const slabs = Array.from({ length: 9 }, (_, i) =>
    rect((w / 8) * i - u * 0.05, floor + u * 0.03, w / 8 - u * 0.02, h * 0.2, body, 'opacity=".35"'),
  )
  const dust = Array.from({ length: randomInteger(random, 10, 16) }, () =>
    circle(w * random(), floor * random(), u * between(random, 0.003, 0.008), light, 'opacity=".7"'),
  )
  return (
    paint +
    rect(0, 0, w, h, 'url(#wall)') +
    gates.join('') +
    rect(0, floor, w, h - floor, background) +
    slabs.join('') +
    circle(x + s * 0.58, floor - s * 0.4, u * 0.5, 'url(#lamp)') +
    dust.join('') +
    wanderer(x, floor + u * 0.02, s, '#0b0a12', light, light)
  )
}
