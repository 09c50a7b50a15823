import { mix } from '../../../media/images/colour.ts'
import { circle, line, path, rect } from '../../art/svg.ts'
import { type Scene, field } from './scene.ts'

const { w, h } = field

export const rails: Scene = (at, [background, body, accent, pale]) => {
  const [x, y] = [320 + Math.sin(at * 0.4) * 40, 150]
  const sleepers = Array.from({ length: 12 }, (_, i) => ((i + at * 1.6) % 12) / 12)
  const gates = Array.from({ length: 5 }, (_, i) => ((i + at * 0.5) % 5) / 5).sort((a, b) => a - b)
  const near = (share: number) => share ** 3
  return (
    rect(0, 0, w, h, background) +
    circle(x, y - 30, 44, body) +
    rect(0, y, w, h - y, mix(background, body, 0.12)) +
    sleepers
      .map((share) => {
        const [depth, wide] = [y + near(share) * (h - y), 14 + near(share) * 560]
        return rect(
          x + (320 - x) * near(share) - wide / 2,
          depth,
          wide,
          1 + near(share) * 16,
          mix(background, pale, 0.22),
        )
      })
      .join('') +
    line(`M${x - 3} ${y}L60 ${h + 10}M${x + 3} ${y}L580 ${h + 10}`, pale, 3) +
    gates
      .map((share) => {
        const [wide, high] = [30 + near(share) * 900, 22 + near(share) * 640]
        const floor = y + near(share) * (h - y)
        return line(
          `M${x - wide} ${floor}V${floor - high}H${x + wide}V${floor}`,
          accent,
          1 + near(share) * 14,
        )
      })
      .join('')
  )
}

export const signals: Scene = (at, [background, body, accent, pale]) =>
  rect(0, 0, w, h, pale) +
  Array.from({ length: 7 }, (_, ring) => {
    const [r, turn] = [34 + ring * 34, at * (ring % 2 ? -0.35 : 0.28) + ring]
    const [fromX, fromY] = [320 + r * Math.cos(turn), 180 + r * Math.sin(turn)]
    const [toX, toY] = [320 + r * Math.cos(turn + 4), 180 + r * Math.sin(turn + 4)]
    const colour = [background, body, accent][ring % 3] ?? background
    return line(
      `M${fromX.toFixed(1)} ${fromY.toFixed(1)}A${r} ${r} 0 1 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`,
      colour,
      15,
    )
  }).join('') +
  circle(320, 180, 13 + 3 * Math.sin(at * 4), background)

export const bars: Scene = (at, [background, body, accent, pale]) =>
  rect(0, 0, w, h, background) +
  Array.from({ length: 16 }, (_, i) => {
    const beat = Math.abs(Math.sin(at * (0.9 + (i % 5) * 0.13) + i * 0.7))
    const high = 40 + 240 * beat
    const colour = i % 4 === 1 ? body : i % 4 === 3 ? accent : mix(background, pale, 0.8)
    return rect(22 + i * 37.5, 180 - high / 2, 26, high, colour)
  }).join('') +
  path(`M0 ${(180 + 60 * Math.sin(at)).toFixed(1)}H${w}v3H0Z`, pale)
