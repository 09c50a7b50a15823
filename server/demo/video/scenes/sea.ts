/** A crossing: out of the harbour at night, over the open sea, into the morning. `at` counts the seconds of the scene. */
import { mix } from '../../../media/images/colour.ts'
import { between, randomFrom } from '../../art/random.ts'
import { arch, circle, defs, fade, glow, group, path, rect } from '../../art/svg.ts'
import type { Scene } from './scene.ts'

const [w, h] = [640, 360]

const swell = (y: number, rise: number, long: number, phase: number, colour: string) => {
  let d = `M0 ${h}V${y}`
  for (let x = 0; x <= w; x += 16)
    d += `L${x} ${(y + rise * Math.sin((x / long) * Math.PI * 2 + phase)).toFixed(1)}`
  return path(`${d}V${h}Z`, colour)
}

const boat = (x: number, y: number, size: number, turn: number, [hull, sail, jib]: readonly string[]) =>
  group(
    `transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${size})"`,
    path('M-50 0H50L36 20H-36Z', hull ?? '') +
      path('M4 -6V-100C50 -60 44 -20 40 -6Z', sail ?? '') +
      path('M-4 -6V-82L-36 -6Z', jib ?? ''),
  )

const sky = (top: string, floor: string) =>
  defs(
    fade('sky', [
      [0, top],
      [1, floor],
    ]),
  ) + rect(0, 0, w, h, 'url(#sky)')

const light = (x: number, y: number, r: number, colour: string) =>
  defs(
    glow('light', [
      [0, colour, 0.7],
      [0.4, colour, 0.2],
      [1, colour, 0],
    ]),
  ) +
  circle(x, y, r * 4, 'url(#light)') +
  circle(x, y, r, colour)

const stars = (at: number, colour: string) => {
  const random = randomFrom('stars over the harbour')
  return Array.from({ length: 40 }, () => {
    const [x, y, phase] = [random() * w, random() * h * 0.5, random() * 6.3]
    const shine = 0.55 + 0.4 * Math.sin(at * 1.1 + phase)
    return circle(x, y, 0.9 + random() * 0.7, colour, `opacity="${shine.toFixed(2)}"`)
  }).join('')
}

const town = (shift: number, wall: string, lamp: string) => {
  const random = randomFrom('houses of the harbour')
  let shapes = ''
  for (let x = -10; x < 270;) {
    const [wide, high] = [between(random, 26, 50), between(random, 60, 135)]
    shapes += rect(x - shift, 226 - high, wide + 1, high, wall)
    shapes += path(
      arch(x - shift + wide / 2, 226 - high * between(random, 0.2, 0.6), wide * 0.09, wide * 0.36),
      lamp,
    )
    x += wide
  }
  return shapes
}

export const leaving: Scene = (at, [background, body, accent, pale]) =>
  sky(background, body) +
  stars(at, pale) +
  light(470, 84, 26, pale) +
  town(at * 9, background, accent) +
  swell(226, 1.5, 90, at * 1.2, mix(background, body, 0.35)) +
  boat(120 + at * 30, 262 + Math.sin(at * 1.6) * 3, 0.72, Math.sin(at * 1.1) * 2.5, [
    background,
    pale,
    accent,
  ]) +
  swell(276, 4, 130, at * 1.5, mix(background, body, 0.2)) +
  swell(318, 6, 190, at * 1.9 + 2, background)

export const crossing: Scene = (at, [background, body, accent, pale]) => {
  const lift = Math.sin(at * 1.3) * 9
  return (
    sky(body, accent) +
    light(500 - at * 3, 150, 30, pale) +
    swell(186, 5, 210, at * 0.8, mix(body, accent, 0.3)) +
    swell(222, 9, 260, at * 1.1 + 1, mix(body, background, 0.2)) +
    boat(290 + Math.sin(at * 0.5) * 26, 232 + lift, 1.35, Math.cos(at * 1.3) * 6, [
      background,
      pale,
      accent,
    ]) +
    swell(262, 13, 300, at * 1.4 + 2, mix(body, background, 0.5)) +
    swell(310, 15, 380, at * 1.8 + 4, background)
  )
}

export const morning: Scene = (at, [background, body, accent, pale]) => {
  const share = Math.min(1, at / 11)
  return (
    sky(mix(body, accent, share), mix(accent, pale, share)) +
    light(320, 236 - share * 120, 44, pale) +
    swell(222, 2, 160, at * 0.7, mix(body, accent, 0.25)) +
    Array.from({ length: 14 }, (_, line) => {
      const wide = 30 + 60 * Math.abs(Math.sin(at * 0.9 + line * 1.7))
      return rect(320 - wide / 2, 230 + line * 9, wide, 1.6, pale, 'opacity=".5" rx="1"')
    }).join('') +
    boat(560 - at * 22, 236, 0.34, Math.sin(at) * 2, [background, pale, background]) +
    swell(328, 5, 240, at * 1.3, background)
  )
}
