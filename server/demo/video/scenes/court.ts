import { mix } from '../../../media/images/colour.ts'
import { circle, defs, fade, glow, group, keel, line, path, rect, star, curveThrough } from '../../art/svg.ts'
import { type Scene, field } from './scene.ts'

const { w, h } = field

const lantern = (
  x: number,
  swing: number,
  long: number,
  phase: number,
  [background, , accent, pale]: readonly string[],
) =>
  group(
    `transform="rotate(${(Math.sin(swing) * 5).toFixed(2)} ${x} 0)"`,
    line(`M${x} 0V${long}`, background ?? '', 1.6) +
      circle(x, long + 20, 60 + 5 * Math.sin(phase), 'url(#lamp)') +
      path(star(x, long + 20, 18, 0.72), accent ?? '') +
      circle(x, long + 20, 7.5, pale ?? ''),
  )

/** A wall with archways, through which the background is visible. */
const arcade = (shift: number, half: number, high: number, top: number, fill: string) => {
  const step = half * 2.7
  const doors = Array.from({ length: Math.ceil(w / step) + 3 }, (_, i) =>
    keel(i * step - (shift % step) - step / 2, h - 22, half, high),
  )
  return path(`M-20 ${top}H${w + 20}V${h}H-20Z${doors.join('')}`, fill, 'fill-rule="evenodd"')
}

export const court: Scene = (at, palette) => {
  const [background, body, accent, pale] = palette
  return (
    defs(
      fade('night', [
        [0, mix(background, body, 0.4)],
        [0.75, mix(body, accent, 0.6)],
        [1, accent],
      ]),
      glow('lamp', [
        [0, accent, 0.65],
        [1, accent, 0],
      ]),
    ) +
    rect(0, 0, w, h, 'url(#night)') +
    circle(430 - at * 3, 120, 30, pale) +
    arcade(at * 6, 44, 170, 96, mix(background, body, 0.75)) +
    arcade(at * 14, 82, 280, -10, mix(background, body, 0.22)) +
    rect(0, h - 24, w, 24, background) +
    [130, 320, 520]
      .map((x, i) => lantern(x - at * 4, at * 1.2 + i, 40 + i * 16, at * 5 + i, palette))
      .join('')
  )
}

export const stars: Scene = (at, [background, body, accent, pale]) => {
  const turn = at * 0.13
  const grow = 0.35 + 0.25 * Math.sin(at * 0.5)
  const cells = Array.from({ length: 35 }, (_, i) => [(i % 7) * 107, Math.floor(i / 7) * 90] as const)
  return (
    rect(0, 0, w, h, background) +
    cells.map(([x, y]) => path(star(x, y, 52, 0.62, 8, turn), body)).join('') +
    cells.map(([x, y]) => path(star(x, y, 36, 0.5 + grow * 0.4, 8, -turn * 1.6), accent)).join('') +
    cells.map(([x, y]) => path(star(x, y, 15, 0.7, 8, turn * 2), pale)).join('')
  )
}

const dune = (y: number, tall: number, shift: number, colour: string) => {
  const points = Array.from({ length: 8 }, (_, i) => {
    const x = i * 130 - 130 - (shift % 260)
    return [x, y + (i % 2 ? -tall : tall)] as const
  })
  return path(`${curveThrough(points)}V${h}H-200Z`, colour)
}

export const dunes: Scene = (at, [background, body, accent, pale]) =>
  defs(
    fade('dusk', [
      [0, body],
      [1, accent],
    ]),
  ) +
  rect(0, 0, w, h, 'url(#dusk)') +
  circle(440 - at * 6, 130 - at * 4, 40, pale) +
  circle(454 - at * 6, 122 - at * 4, 36, mix(body, accent, 0.32)) +
  dune(210, 18, at * 6, mix(accent, body, 0.45)) +
  dune(250, 24, at * 12 + 90, mix(body, background, 0.25)) +
  dune(306, 30, at * 24 + 40, mix(body, background, 0.65)) +
  dune(350, 22, at * 42, background)
