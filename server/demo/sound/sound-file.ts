import { createHash } from 'node:crypto'
import { bytesOf } from '../music/pcm.ts'
import { type Recipe, recipeOf } from '../music/recipe.ts'
import type { Extent } from '../../media/extent.ts'
import type { PlayableItem } from '../../media/media-source.ts'
import type { SoundJob } from './sounds.ts'
import { voiceFor } from '../speech/voices.ts'
import { type SoundWork, playedSeconds } from './sound-job.ts'

/** Raise it when sounds are generated differently: cached files and the players' slices of old ones become invalid. */
const edition = 3
/** The bars around speech are cut from a piece of this length. */
const signature = 60
const gentle = ['calm', 'night', 'city', 'bright'] as const

const showRecipe = (show: string, stored: unknown): Recipe => {
  const own = recipeOf(show, stored, signature)
  return stored ? own : recipeOf(show, { mood: gentle[own.tempo % gentle.length] }, signature)
}

const workOf = ({ id, kind, lang, data }: PlayableItem, part: Extent): SoundWork | null => {
  const { seconds, recipe, script, marks } = data
  if (kind === 'track') return { make: 'music', recipe: recipeOf(id, recipe, seconds), part }
  const show = data.by?.id ?? id
  const voice = voiceFor(lang, show)
  if (!script || !voice) return null
  const markTimes = marks && { marks: marks.map(({ line, at }) => ({ line, at })) }
  return {
    make: 'speech',
    text: script,
    ...markTimes,
    voice,
    recipe: showRecipe(show, recipe),
    seconds,
    part,
  }
}

/** `null` for a spoken item without a script or without a voice for its language: music instead would be wrong. */
export const soundFileOf = (sounding: PlayableItem, part: Extent): SoundJob<SoundWork> | null => {
  const work = workOf(sounding, part)
  if (!work) return null
  const name = createHash('sha256')
    .update(JSON.stringify([edition, work]))
    .digest('base64url')
    .slice(0, 32)
  return { name, bytes: bytesOf(playedSeconds(sounding.data.seconds, part)), work }
}
