/** What `data.recipe` lacks follows from the item's id, so every track has a sound of its own. */
import * as v from 'valibot'
import { pick, randomFrom, randomInteger } from '../art/random.ts'

export const moods = ['calm', 'bright', 'night', 'dance', 'desert', 'city', 'lullaby', 'road'] as const
export type Mood = (typeof moods)[number]

/** Steps from the root in half tones; quarter tones of the maqamat are halves. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  nahawand: [0, 2, 3, 5, 7, 8, 11],
  kurd: [0, 1, 3, 5, 7, 8, 10],
  bayati: [0, 1.5, 3, 5, 7, 8, 10],
  rast: [0, 2, 3.5, 5, 7, 9, 10.5],
} as const satisfies Record<string, readonly number[]>
export type ScaleName = keyof typeof scales
const scaleNames = [
  'major',
  'minor',
  'dorian',
  'mixolydian',
  'lydian',
  'hijaz',
  'nahawand',
  'kurd',
  'bayati',
  'rast',
] as const satisfies readonly ScaleName[]

const tempoOf: Record<Mood, readonly [low: number, high: number]> = {
  calm: [66, 84],
  bright: [100, 118],
  night: [74, 92],
  dance: [108, 122],
  desert: [78, 98],
  city: [88, 104],
  lullaby: [60, 72],
  road: [96, 112],
}
const scalesOf: Record<Mood, readonly [ScaleName, ...ScaleName[]]> = {
  calm: ['major', 'lydian', 'dorian'],
  bright: ['major', 'mixolydian', 'rast'],
  night: ['minor', 'dorian', 'nahawand'],
  dance: ['minor', 'kurd', 'hijaz', 'mixolydian'],
  desert: ['hijaz', 'bayati', 'rast', 'kurd'],
  city: ['dorian', 'minor', 'major'],
  lullaby: ['major', 'lydian', 'nahawand'],
  road: ['mixolydian', 'major', 'dorian'],
}

const RecipeData = v.partial(
  v.object({
    seed: v.pipe(v.string(), v.maxLength(80)),
    mood: v.picklist(moods),
    tempo: v.pipe(v.number(), v.minValue(50), v.maxValue(160)),
    /** MIDI number of the root, 40 (E2) to 60 (C4). */
    root: v.pipe(v.number(), v.minValue(36), v.maxValue(64)),
    scale: v.picklist(scaleNames),
    /** Who plays, and on which album: both have a sound of their own. */
    act: v.pipe(v.string(), v.maxLength(80)),
    album: v.pipe(v.string(), v.maxLength(80)),
  }),
)
type RecipeData = v.InferOutput<typeof RecipeData>

export interface Recipe {
  seed: string
  mood: Mood
  tempo: number
  root: number
  scale: ScaleName
  seconds: number
  act?: string
  album?: string
}

/** `stored` is read leniently: an invalid part is replaced by the one derived from the id. */
export const recipeOf = (id: string, stored: unknown, seconds: number): Recipe => {
  const parsed = v.safeParse(RecipeData, stored)
  const data: RecipeData = parsed.success ? parsed.output : {}
  const random = randomFrom(`recipe:${data.seed ?? id}`)
  const mood = data.mood ?? pick(random, moods)
  const [low, high] = tempoOf[mood]
  return {
    seed: data.seed ?? id,
    mood,
    tempo: data.tempo ?? randomInteger(random, low, high),
    root: data.root ?? randomInteger(random, 45, 56),
    scale: data.scale ?? pick(random, scalesOf[mood]),
    seconds,
    ...(data.act ? { act: data.act } : {}),
    ...(data.album ? { album: data.album } : {}),
  }
}
