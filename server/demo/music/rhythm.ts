import type { Mood } from './recipe.ts'
import type { Hit } from './score.ts'

/** Lengths in beats; a negative one is a rest. */
export type Cell = readonly number[]
export const cellsOf: Record<3 | 4, readonly [Cell, ...Cell[]]> = {
  4: [
    [1, 1, 2],
    [1.5, 0.5, 1, 1],
    [0.5, 0.5, 1, 2],
    [1, 0.5, 0.5, 1, 1],
    [2, 1, 1],
    [1.5, 1.5, 1],
    [-0.5, 0.5, 1, 1, 1],
    [0.5, 1, 0.5, 2],
    [-1, 1, 1, 1],
  ],
  3: [
    [1, 1, 1],
    [2, 1],
    [1.5, 0.5, 1],
    [1, 2],
    [0.5, 0.5, 1, 1],
  ],
}
export const closing: Record<3 | 4, Cell> = { 4: [1, 1, 2], 3: [1, 2] }

interface Stroke {
  hit: Hit
  /** One letter a sixteenth: `X` strong, `x` soft, `o` a whisper, `.` nothing. */
  steps: string
  pan: number
}
export type Groove = readonly Stroke[]
const stroke = (hit: Hit, steps: string, pan = 0): Stroke => ({ hit, steps, pan })

const maqsum: Groove = [
  stroke('dum', 'X.......X.......'),
  stroke('tek', '..X...X.....X...', 0.15),
  stroke('ka', '....o.....o...oo', -0.2),
  stroke('riq', 'x.o.x.o.x.o.x.o.', 0.35),
]
const baladi: Groove = [
  stroke('dum', 'X.X.....X.......', -0.05),
  stroke('tek', '......X.....X...', 0.15),
  stroke('ka', '....o.o...o...o.', -0.2),
  stroke('riq', 'o.x.o.x.o.x.o.x.', 0.35),
]
const malfuf: Groove = [
  stroke('dum', 'X...............'),
  stroke('tek', '......X.....X...', 0.15),
  stroke('ka', '..o.....o.o...o.', -0.2),
  stroke('shaker', 'x.o.x.o.x.o.x.o.', 0.35),
]
const brushes: Groove = [
  stroke('kick', 'x.........x.....'),
  stroke('brush', 'o.o.X.o.o.o.X.o.', 0.1),
  stroke('shaker', 'o.o.o.o.o.o.o.o.', -0.3),
]
const loose: Groove = [
  stroke('kick', 'X......x..X.....'),
  stroke('snare', '....X.......X...', 0.05),
  stroke('hat', 'x.x.x.xox.x.x.x.', 0.3),
  stroke('ka', '..........o....o', -0.35),
]
const four: Groove = [
  stroke('kick', 'X...X...X...X...'),
  stroke('clap', '....x.......x...', 0.05),
  stroke('hat', '..X...X...X...X.', 0.25),
  stroke('tek', '...x..x...x.x...', -0.3),
  stroke('dum', 'x.....x...x.....', -0.15),
]
const light: Groove = [
  stroke('kick', 'X.....x.x.......'),
  stroke('snare', '....x.......x...', 0.05),
  stroke('shaker', 'x.o.x.o.x.o.x.o.', 0.3),
]
const waltz: Groove = [stroke('brush', '....o...o...', 0.1), stroke('shaker', 'o...o...o...', -0.25)]

export const groovesOf: Record<Mood, readonly [Groove, ...Groove[]]> = {
  calm: [brushes, malfuf],
  bright: [light, maqsum],
  night: [loose, brushes],
  dance: [four],
  desert: [maqsum, baladi, malfuf],
  city: [loose, light],
  lullaby: [waltz],
  road: [light, brushes],
}
export const forceOf: Record<string, number> = { X: 1, x: 0.66, o: 0.34 }
