import { type Recipe, type ScaleName, scales } from './recipe.ts'

/** Half tones above the root; degree 7 is the octave, negative degrees are below it. */
const stepsOf = (scale: ScaleName, degree: number): number => {
  const tones = scales[scale]
  const at = ((degree % 7) + 7) % 7
  return (tones[at] ?? 0) + 12 * Math.floor(degree / 7)
}
export const frequencyOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12)
export const midiOf = ({ root, scale }: Pick<Recipe, 'root' | 'scale'>, degree: number) =>
  root + stepsOf(scale, degree)

type Family = 'bright' | 'dark' | 'modal'
const familyOf: Record<ScaleName, Family> = {
  major: 'bright',
  mixolydian: 'bright',
  lydian: 'bright',
  minor: 'dark',
  dorian: 'dark',
  nahawand: 'dark',
  hijaz: 'modal',
  kurd: 'modal',
  bayati: 'modal',
  rast: 'modal',
}

export type Progression = readonly [number, number, number, number]
const progressions: Record<Family, readonly [Progression, ...Progression[]]> = {
  bright: [
    [0, 4, 5, 3],
    [0, 5, 3, 4],
    [0, 3, 0, 4],
    [3, 0, 4, 5],
    [0, 2, 3, 4],
    [5, 3, 0, 4],
  ],
  dark: [
    [0, 5, 2, 6],
    [0, 3, 6, 2],
    [0, 5, 3, 6],
    [0, 6, 5, 6],
    [0, 2, 6, 3],
    [5, 6, 0, 0],
  ],
  modal: [
    [0, 0, 3, 0],
    [0, 6, 0, 3],
    [0, 3, 6, 0],
    [0, 0, 6, 0],
  ],
}
export const progressionsOf = (scale: ScaleName) => progressions[familyOf[scale]]

/** The maqamat have no triads: the melody is over a drone of root and fifth instead. */
export const isModal = (scale: ScaleName) => familyOf[scale] === 'modal'
export const chordOf = (scale: ScaleName, degree: number): readonly number[] =>
  isModal(scale) ? (degree === 3 ? [0, 3, 7] : [0, 4, 7]) : [degree, degree + 2, degree + 4]

export const nearest = (degree: number, chord: readonly number[]): number => {
  const all = chord.flatMap((tone) => [-14, -7, 0, 7, 14].map((octave) => tone + octave))
  return all.reduce(
    (best, tone) => (Math.abs(tone - degree) < Math.abs(best - degree) ? tone : best),
    all[0] ?? degree,
  )
}
