/** Helpers that write SVG; numbers are cut to one decimal, which keeps files small and identical everywhere. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`
export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more && ` ${more}`}/>`

type Stop = readonly [offset: number, colour: string, opacity?: number]
const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

export const fade = (id: string, stops: readonly Stop[], across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stopsOf(stops)}</linearGradient>`
export const glow = (id: string, stops: readonly Stop[]) =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
export const defs = (...content: string[]) => `<defs>${content.join('')}</defs>`
export const group = (attributes: string, content: string) => `<g ${attributes}>${content}</g>`

export const arch = (x: number, floor: number, half: number, height: number) =>
  `M${n(x - half)} ${n(floor)}V${n(floor - height + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(floor - height + half)}V${n(floor)}Z`

/** A pointed arch. */
export const keel = (x: number, floor: number, half: number, height: number) => {
  const [spring, top] = [floor - height * 0.5, floor - height]
  const [left, right] = [x - half, x + half]
  const bend = spring - height * 0.3
  return (
    `M${n(left)} ${n(floor)}V${n(spring)}C${n(left)} ${n(bend)} ${n(x - half * 0.62)} ${n(bend - height * 0.07)} ${n(x - half * 0.3)} ${n(top + height * 0.1)}` +
    `Q${n(x - half * 0.08)} ${n(top + height * 0.06)} ${n(x)} ${n(top)}Q${n(x + half * 0.08)} ${n(top + height * 0.06)} ${n(x + half * 0.3)} ${n(top + height * 0.1)}` +
    `C${n(x + half * 0.62)} ${n(bend - height * 0.07)} ${n(right)} ${n(bend)} ${n(right)} ${n(spring)}V${n(floor)}Z`
  )
}

export const star = (x: number, y: number, radius: number, inner: number, points = 8, turn = 0) => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2 + turn
    const reach = i % 2 ? radius * inner : radius
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** Smooth, and level at each point. */
export const curveThrough = (points: readonly (readonly [number, number])[]) => {
  const [first, ...rest] = points
  if (!first) return ''
  let from = first
  let d = `M${n(first[0])} ${n(first[1])}`
  for (const to of rest) {
    const middle = (from[0] + to[0]) / 2
    d += `C${n(middle)} ${n(from[1])} ${n(middle)} ${n(to[1])} ${n(to[0])} ${n(to[1])}`
    from = to
  }
  return d
}
