import type { Random } from '../art/random.ts'
import type { Recipe } from './recipe.ts'
import type { Substitute } from './substitutes.ts'
import type { Progression } from './theory.ts'

const voices = ['oud', 'nylon', 'steel', 'piano', 'kalimba', 'box', 'ney', 'pad', 'bass', 'strings'] as const
export type Voice = (typeof voices)[number]
export const hits = ['dum', 'tek', 'ka', 'riq', 'kick', 'snare', 'brush', 'hat', 'shaker', 'clap'] as const
export type Hit = (typeof hits)[number]

export interface NoteEvent {
  at: number
  voice: Voice | Hit
  /** Number of the MIDI scale, quarter tones as halves; unused by drums. */
  midi: number
  seconds: number
  force: number
  /** -1 left to 1 right. */
  pan: number
}
export interface Timbre {
  /** What sings the tune; null is what is usual for the mood. */
  lead: Voice | null
  /** Who plays what is written for the flute, for the thumb piano and for the electric piano; null is these. */
  reed: Substitute | null
  bars: Substitute | null
  keys: Substitute | null
  /** Of every instrument, as a factor. */
  brightness: number
  /** Of the plucked strings, as factors. */
  sustain: number
  pluck: number
  /** How much of the room is heard, as a factor. */
  room: number
}

export interface Score {
  events: readonly NoteEvent[]
  seconds: number
  /** Start of the full theme: previews begin there, and loudness is measured there. */
  previewFrom: number
  phrases: readonly Phrase[]
  timbre: Timbre
}
export interface Phrase {
  part: SectionKind
  place: number
  at: number
}

/** A piece while it is being written; `beat` and `bar` in seconds. */
export interface Piece {
  recipe: Recipe
  random: Random
  beat: number
  beats: 3 | 4
  bar: number
}
export type SectionKind = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro'
export interface Section {
  part: SectionKind
  from: number
  bars: number
  progression: Progression
}
