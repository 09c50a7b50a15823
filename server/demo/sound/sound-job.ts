/** What the main thread and the sound thread say to each other. */
import type { Recipe } from '../music/recipe.ts'
import type { Mark } from '../speech/narrate.ts'
import type { Voice } from '../speech/voices.ts'

export type SoundExtent = 'whole' | 'preview'
const previewSeconds = 30
export const playedSeconds = (seconds: number, part: SoundExtent) =>
  part === 'preview' ? Math.min(previewSeconds, seconds) : seconds

export type SoundWork =
  | { make: 'music'; recipe: Recipe; part: SoundExtent }
  | {
      make: 'speech'
      text: string
      /** Left out where there are none: a file's name is made of all this. */
      marks?: readonly Mark[]
      voice: Voice
      recipe: Recipe
      seconds: number
      part: SoundExtent
    }

/** Where the speaking program lies. */
export interface ThreadData {
  speaker: string
}

export type ToThread =
  | { say: 'start'; job: number; work: SoundWork; bytes: number; isUrgent: boolean }
  | { say: 'urgency'; job: number; isUrgent: boolean }
  | { say: 'stop'; job: number }
  | { say: 'end' }
export type FromThread =
  | { say: 'bytes'; job: number; bytes: Uint8Array }
  | { say: 'done'; job: number; level: number }
  | { say: 'failed'; job: number; why: string }
