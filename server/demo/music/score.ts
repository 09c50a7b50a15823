import type { Random } from '../art/random.ts'
import type { Recipe } from './recipe.ts'
import type { Progression } from './theory.ts'
import type { Timbre } from './timbre.ts'
import type { Voice } from './voices.ts'

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
