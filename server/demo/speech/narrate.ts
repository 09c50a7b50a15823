/** A spoken piece: the show's few bars, the text at a pace that fills the promised time, the bars again. */
import type { Recipe } from '../music/recipe.ts'
import { compose } from '../music/compose.ts'
import { levelOf } from '../music/loudness.ts'
import { targetLevel } from '../../media/sound/gain.ts'
import { createMaster } from '../music/master.ts'
import { render } from '../music/mixer.ts'
import { type Stereo, sampleRate } from '../music/pcm.ts'
import { createClipTimeline } from '../sound/clip-timeline.ts'
import { pacingOf, speechFrom } from './pacing.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Speaker } from './speaker.ts'
import { type Voice, usualSpeed } from './voices.ts'
import { soundOf } from './wav.ts'

/** A line of the script that begins at a given second. */
export interface Mark {
  line: number
  at: number
}
interface Narration {
  text: string
  marks?: readonly Mark[] | undefined
  voice: Voice
  /** The show's music. */
  recipe: Recipe
  /** Length in full; only `audibleSeconds` of it are generated. */
  seconds: number
  audibleSeconds: number
}

const openingSeconds = 5.5
const closingSeconds = 4.5
/** Pause between the last sentence and the next given second. */
const breath = 0.6
/** The end of a line is this many pauses long. */
const lineEnd = 1.7
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

/** Every sentence as loud as music is, whatever the voice. */
const levelled = (sound: Float32Array): Float32Array => {
  const level = levelOf([{ left: sound, right: sound }])
  const gain = level > 0 ? Math.min(6, targetLevel / level) : 0
  return sound.map((value) => value * gain)
}

const countOf = (rest: readonly Sentence[]) => ({
  letters: rest.reduce((sum, { text }) => sum + text.length, 0),
  pauses: rest.slice(0, -1).reduce((sum, { isLast }) => sum + (isLast ? lineEnd : 1), 0),
})

interface Stretch {
  sentences: Sentence[]
  from: number
  until: number
}
/** The sentences between one given second and the next, with a pause before each. */
const stretchesOf = ({ text, marks = [], seconds }: Narration): Stretch[] => {
  const lines = text.split(/\n+/)
  const starts = [{ line: 0, at: 0 }, ...marks.filter(({ line }) => line > 0)]
  return starts.map(({ line, at }, number) => {
    const next = starts[number + 1]
    return {
      sentences: sentencesOf(lines.slice(line, next?.line).join('\n')),
      from: Math.max(speechFrom, at),
      until: Math.max(speechFrom, next ? next.at - breath : seconds - closingSeconds),
    }
  })
}

/** Sentence by sentence with its place; ends before one that would not fit. */
async function* spoken(narration: Narration, speaker: Speaker, end: number) {
  const { voice } = narration
  const stretches = stretchesOf(narration)
  let [at, spoken, took] = [speechFrom, 0, 0]
  for (const [number, { sentences, from, until }] of stretches.entries()) {
    at = Math.max(at, from)
    const isLast = number === stretches.length - 1
    for (const [i, sentence] of sentences.entries()) {
      if (at >= end) return
      // The first guess weighs as much as sixty letters.
      const secondsPerLetter = (took + 60 * voice.secondsPerLetter) / (spoken + 60)
      const { speed, pause } = pacingOf({
        ...countOf(sentences.slice(i)),
        seconds: until - at,
        secondsPerLetter,
      })
      const wav = await speaker.speak({ voice: voice.name, speed, pitch: 46, text: sentence.text })
      const sound = levelled(soundOf(wav))
      const length = sound.length / sampleRate
      if (isLast && at + length > until + 1) return
      spoken += sentence.text.length
      took += (length * speed) / usualSpeed
      const next = at + length + pause * (sentence.isLast ? lineEnd : 1)
      yield { at, sound, next }
      at = next
    }
  }
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
