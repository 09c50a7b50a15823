/** A spoken piece: the show's few bars, the text at a pace that fills the promised time, the bars again. */
import type { Recipe } from '../music/recipe.ts'
import { compose } from '../music/compose.ts'
import { createMaster } from '../music/master.ts'
import { render } from '../music/mixer.ts'
import { type Stereo, sampleRate } from '../music/pcm.ts'
import { createClipTimeline } from './clip-timeline.ts'
import { speechFrom } from './pacing.ts'
import type { Speaker } from './speaker.ts'
import { type SpokenText, closingSeconds, spoken } from './spoken-text.ts'

interface Narration extends SpokenText {
  recipe: Recipe
  /** Only these are generated. */
  audibleSeconds: number
}

const openingSeconds = 5.5
const musicGain = 0.55
const endFade = 1.5

const bars = (recipe: Recipe, seconds: number): Stereo => {
  const score = compose(recipe)
  const total = Math.round(seconds * sampleRate)
  const clip = { left: new Float32Array(total), right: new Float32Array(total) }
  let at = 0
  for (const { block, count } of render(score, { from: score.previewFrom, seconds })) {
    for (let i = 0; i < count; i++) {
      clip.left[at + i] = musicGain * (block.left[i] ?? 0)
      clip.right[at + i] = musicGain * (block.right[i] ?? 0)
    }
    at += count
  }
  return clip
}

const fadeOut = ({ left, right }: Stereo, first: number, total: number) => {
  const fall = endFade * sampleRate
  for (let i = 0; i < left.length; i++) {
    const share = Math.min(1, Math.max(0, (total - first - i) / fall))
    left[i] = (left[i] ?? 0) * share
    right[i] = (right[i] ?? 0) * share
  }
}

async function* staged(narration: Narration, speaker: Speaker) {
  const { recipe, seconds, audibleSeconds } = narration
  const stage = createClipTimeline()
  stage.lay(0, bars(recipe, Math.min(openingSeconds, seconds)))
  yield* stage.playTo(Math.min(speechFrom, audibleSeconds))
  let end = speechFrom
  for await (const { at, sound, next } of spoken(narration, speaker, audibleSeconds)) {
    stage.lay(at, { left: sound, right: sound })
    yield* stage.playTo(Math.min(at + sound.length / sampleRate, audibleSeconds))
    end = next
  }
  const closing = Math.min(seconds, Math.max(end, seconds - closingSeconds))
  if (closing < audibleSeconds) stage.lay(closing, bars(recipe, seconds - closing))
  yield* stage.playTo(audibleSeconds)
}

export async function* narrate(narration: Narration, speaker: Speaker) {
  const master = createMaster(1)
  const total = Math.round(narration.audibleSeconds * sampleRate)
  let first = 0
  for await (const { block, count } of staged(narration, speaker)) {
    fadeOut(block, first, total)
    master(block, count)
    first += count
    yield { block, count }
  }
}
