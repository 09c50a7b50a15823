/** People for artists, authors and hosts: calm flat figures before a disc, on a field of 400 by 500. */
import type { Canvas, Draw } from './covers.ts'
import { isMotif } from './motifs.ts'
import { type Random, between, chance, pick, randomInteger } from './random.ts'
import { arch, circle, group, line, path, rect } from './svg.ts'

const skins = ['#f0c8a4', '#e0ac83', '#c98d63', '#a86e47', '#8d5a3b', '#6b4028'] as const
/** Black-and-white prints for a palette without warmth. */
const greys = ['#e2e2e0', '#c9c9c7', '#a9a9a7', '#8a8a88', '#6b6b6a'] as const
const hairs = ['#17121c', '#2a1a14', '#4a2c1a', '#7a4a22', '#b07a3a', '#8c8c92'] as const

const head = 'M130 196C130 116 270 116 270 196C273 262 240 312 200 312C160 312 127 262 130 196Z'
const shade = 'fill="#000" opacity=".13"'
const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`

interface Hair {
  behind: (colour: string) => string
  front: (colour: string) => string
}
const cap = (colour: string) =>
  path(
    'M126 206C112 112 164 84 202 84C246 84 290 112 274 206C270 176 258 160 240 150C206 162 160 160 142 168C132 178 128 190 126 206Z',
    colour,
  )
const parted = (colour: string) =>
  path(
    'M124 220C108 116 160 82 202 82C248 82 292 116 276 220C268 172 240 150 206 132C184 160 144 168 124 220Z',
    colour,
  )

const long: Hair = {
  behind: (c) => path('M112 400C92 250 104 84 202 82C298 84 308 250 288 400C262 420 140 420 112 400Z', c),
  front: parted,
}
const bob: Hair = {
  behind: (c) =>
    path(
      'M106 288C96 150 130 80 202 80C272 80 304 150 294 288C282 304 262 306 250 296H150C138 306 118 304 106 288Z',
      c,
    ),
  front: (c) => path('M124 200C118 120 160 92 202 92C244 92 282 120 276 200C250 168 150 168 124 200Z', c),
}
const short: Hair = { behind: () => '', front: cap }
const curls: Hair = {
  behind: (c) =>
    [
      [128, 150, 44],
      [150, 104, 46],
      [200, 84, 50],
      [252, 104, 46],
      [274, 150, 44],
      [112, 206, 38],
      [288, 206, 38],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c))
      .join(''),
  front: (c) =>
    path(
      'M130 186C136 130 170 118 200 120C232 118 264 130 270 186C252 158 226 150 200 152C174 150 148 158 130 186Z',
      c,
    ),
}
const bun: Hair = {
  behind: (c) =>
    circle(200, 70, 42, c) +
    path('M116 214C104 130 140 84 200 84C260 84 296 130 284 214C280 240 120 240 116 214Z', c),
  front: (c) =>
    path(
      'M126 204C120 124 160 96 200 96C240 96 280 124 274 204C262 164 236 146 200 146C164 146 138 164 126 204Z',
      c,
    ),
}
const shaved: Hair = {
  behind: () => '',
  front: (c) =>
    group(
      'opacity=".34"',
      path(
        'M130 190C128 118 166 104 200 104C234 104 272 118 270 190C256 150 228 142 200 142C172 142 144 150 130 190Z',
        c,
      ),
    ),
}
const styles: readonly [Hair, ...Hair[]] = [long, bob, short, curls, bun, shaved]

const portraitMotifs = {
  woman: { styles: [long, bob, curls, bun], scarf: true, hat: false, beards: 0 },
  man: { styles: [short, curls, shaved], scarf: false, hat: true, beards: 0.45 },
  anybody: { styles, scarf: true, hat: true, beards: 0.28 },
} as const

const scarf = (colour: string, fold: string): Hair => ({
  behind: () => path('M92 420C78 300 92 78 200 76C308 78 322 300 308 420C270 452 130 452 92 420Z', colour),
  front: () =>
    path(
      'M200 76C112 78 96 190 116 306C122 254 120 168 160 146C184 134 216 134 240 146C280 168 278 254 284 306C304 190 288 78 200 76Z',
      colour,
    ) +
    path('M116 306C150 350 250 350 284 306C296 360 270 396 200 398C130 396 104 360 116 306Z', colour) +
    path('M132 340C170 372 236 368 274 330C262 384 150 398 132 340Z', fold, 'opacity=".35"'),
})
const hat = (colour: string, band: string): Hair => ({
  behind: () => '',
  front: (c: string) =>
    path(
      'M126 214C122 176 126 160 134 150H266C274 160 278 176 274 214C268 186 258 172 246 164H154C142 172 132 186 126 214Z',
      c,
    ) +
    path('M134 150C132 86 160 66 200 66C240 66 268 86 266 150Z', colour) +
    path('M96 150C130 128 270 128 304 150C276 168 124 168 96 150Z', colour) +
    path('M134 140C170 128 230 128 266 140V126C230 116 170 116 134 126Z', band),
})

const beard = (colour: string) =>
  path(
    'M136 228C144 262 168 256 184 250C194 246 206 246 216 250C232 256 256 262 264 228C266 282 240 322 200 322C160 322 134 282 136 228ZM180 274C192 282 208 282 220 274C212 266 188 266 180 274Z',
    colour,
    'fill-rule="evenodd"',
  )
const glasses = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="5"><circle cx="168" cy="218" r="24"/><circle cx="232" cy="218" r="24"/><path d="M192 216q8 -6 16 0"/></g>`

const features = (random: Random, lips: string) => {
  const closed = chance(random, 0.65)
  const eyes = closed
    ? line('M154 218q14 10 28 0M218 218q14 10 28 0', '#1a1020', 5)
    : circle(168, 218, 5.5, '#1a1020') + circle(232, 218, 5.5, '#1a1020')
  return (
    eyes +
    group('opacity=".7"', line('M150 198q16 -9 33 -2M217 196q17 -7 33 2', '#1a1020', 5)) +
    line('M202 224q9 20 -4 26', '#000000', 3.5, 'opacity=".25"') +
    line(chance(random, 0.7) ? 'M184 276q16 9 32 0' : 'M182 278h36', lips, 5)
  )
}

const backdrop = (random: Random, colours: readonly [string, string, string]) => {
  const [field, disc, band] = colours
  const orientation = randomInteger(random, 0, 2)
  if (orientation === 0)
    return rect(0, 0, 400, 500, field) + circle(between(random, 150, 260), 210, 168, disc)
  if (orientation === 1)
    return (
      rect(0, 0, 400, 500, field) +
      path(arch(200, 500, 186, 470), disc) +
      path(arch(200, 500, 146, 414), band)
    )
  return (
    rect(0, 0, 400, 500, field) +
    rect(0, 250, 400, 250, disc) +
    circle(between(random, 110, 290), 250, 120, band)
  )
}

interface PersonStyle {
  cloth: string
  disc: string
  who: keyof typeof portraitMotifs
}
const figure = (
  { random, isPrint, palette: [background, , accent, light] }: Canvas,
  { cloth, disc, who }: PersonStyle,
  kind: number,
) => {
  const face = portraitMotifs[who]
  const skin = isPrint ? pick(random, greys) : pick(random, skins)
  const hair = isPrint ? background : pick(random, hairs)
  const isScarf = kind === 9 && face.scarf
  const style = isScarf
    ? scarf(disc === cloth ? light : cloth, background)
    : kind === 8 && face.hat
      ? hat(background, accent)
      : pick(random, face.styles)
  const top = isScarf ? background : cloth
  const grown = !isScarf && chance(random, face.beards)
  return (
    style.behind(hair) +
    path('M164 268H236V384H164Z', skin) +
    group(shade, path('M164 292C182 326 220 330 236 296V336C214 350 184 350 164 332Z', '#000')) +
    path('M14 500C20 406 108 372 164 358C178 392 222 392 236 358C292 372 380 406 386 500Z', top) +
    group(shade, path('M200 384C222 384 236 366 236 358C292 372 380 406 386 500H200Z', '#000')) +
    group(
      'clip-path="url(#face)"',
      rect(100, 80, 200, 250, skin) +
        group(shade, path('M204 80H300V330H200C214 300 190 276 206 258C196 236 204 196 204 80Z', '#000')),
    ) +
    (grown ? beard(hair) : '') +
    features(random, isPrint ? background : grown ? skin : '#8c3232') +
    style.front(hair) +
    (chance(random, 0.2) ? glasses('#17121c') : '')
  )
}

const standingAt = (x: number, scale: number, drawn: string) =>
  group(`transform="translate(${x} 506) scale(${scale}) translate(-200 -500)"`, drawn)

/** A group of three: a band is not one person. */
const band = (canvas: Canvas, style: PersonStyle, second: string) => {
  const { random } = canvas
  const one = (who: PersonStyle['who'], cloth: string) =>
    figure(canvas, { ...style, who, cloth }, randomInteger(random, 0, 7))
  const [first, last] = chance(random, 0.5) ? (['woman', 'man'] as const) : (['man', 'woman'] as const)
  return (
    standingAt(92, 0.72, one(first, second)) +
    standingAt(308, 0.72, one(last, second)) +
    standingAt(200, 0.84, one(first, style.cloth))
  )
}

export const portrait: Draw = (canvas) => {
  const { random, w, h, motif, palette } = canvas
  const [background, body, accent, light] = palette
  const [field, disc, cloth] = pick(random, [
    [body, accent, light],
    [accent, body, background],
    [background, body, light],
    [light, accent, body],
  ] as const)
  const kind = randomInteger(random, 0, 9)
  const who = motif && isMotif(portraitMotifs, motif) ? motif : 'anybody'
  const style = { cloth, disc, who }
  const drawn =
    motif === 'band'
      ? band(canvas, style, cloth === light ? background : light)
      : standingAt(200, 1.06, figure(canvas, style, kind))
  const scale = Math.max(w / 400, h / 500)
  return (
    `<defs>${clip('face', head)}</defs>` +
    group(
      `transform="translate(${(w - 400 * scale) / 2} ${h - 500 * scale}) scale(${scale})"`,
      backdrop(random, [field, disc, kind % 2 ? background : light]) + drawn,
    )
  )
}
