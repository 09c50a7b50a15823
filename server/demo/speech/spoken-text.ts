/** The text of a spoken piece, sentence by sentence, at a pace that fills the promised time. */
import { targetLevel } from '../music/gain.ts'
import { levelOf } from '../music/loudness.ts'
import { sampleRate } from '../music/pcm.ts'
import { pacingOf, speechFrom } from './pacing.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Speaker } from './speaker.ts'
import { type Voice, usualSpeed } from './voices.ts'
import { soundOf } from './wav.ts'

export interface Mark {
  line: number
  at: number
}
export interface SpokenText {
  text: string
  marks?: readonly Mark[] | undefined
  voice: Voice
  /** Length in full, with the music. */
  seconds: number
}

export const closingSeconds = 4.5
/** Pause between the last sentence and the next given second. */
const breath = 0.6
/** The end of a line is this many pauses long. */
const lineEnd = 1.7

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
const stretchesOf = ({ text, marks = [], seconds }: SpokenText): Stretch[] => {
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

export async function* spoken(narration: SpokenText, speaker: Speaker, end: number) {
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
