import type { Extent } from '../../media/extent.ts'
import type { Recipe } from '../music/recipe.ts'
import type { Mark } from '../speech/spoken-text.ts'
import type { Voice } from '../speech/voices.ts'

const previewSeconds = 30
export const playedSeconds = (seconds: number, part: Extent) =>
  part === 'preview' ? Math.min(previewSeconds, seconds) : seconds

export type SoundWork =
  | { make: 'music'; recipe: Recipe; part: Extent }
  | {
      make: 'speech'
      text: string
      /** Left out where there are none: a file's name is made of all this. */
      marks?: readonly Mark[]
      voice: Voice
      recipe: Recipe
      seconds: number
      part: Extent
    }

export interface ThreadData {
  speaker: string
}
