import { randomFrom } from '../art/random.ts'
import { ramped, sampleRate } from './pcm.ts'
import type { Voice } from './voices.ts'
import { type StringTone, pluck } from './strings.ts'
import { type Substitute, substitutes } from './substitutes.ts'
import type { Timbre } from './timbre.ts'
import { type Play, layered, struck, turn } from './tones.ts'

const oudTone: StringTone = { brightness: 0.5, sustain: 1.5, pluck: 0.11, course: 5, body: 0.16 }
const nylonTone: StringTone = { brightness: 0.36, sustain: 2.6, pluck: 0.24, course: 0, body: 0.07 }
const steelTone: StringTone = { brightness: 0.74, sustain: 3, pluck: 0.16, course: 3, body: 0.03 }
const plucked =
  (tone: StringTone): Play =>
  (frequency, seconds, force) =>
    ramped(pluck(frequency, seconds + 0.5, tone, force), 0.003, 0.12)

/** An electric piano: one sine bends another, a small tine rings above. */
const piano =
  (brightness: number): Play =>
  (frequency, seconds, force) => {
    const sound = new Float32Array(Math.ceil((Math.max(seconds, 0.5) + 0.7) * sampleRate))
    const step = frequency * turn
    for (let i = 0; i < sound.length; i++) {
      const time = i / sampleRate
      const bend = brightness * (0.35 + 1.1 * force) * Math.exp(-time * 3.2)
      const tine = 0.16 * force * Math.exp(-time * 14) * Math.sin(step * 7 * i)
      sound[i] = force * Math.exp(-time * 1.5) * (Math.sin(step * i + bend * Math.sin(step * i)) + tine)
    }
    return ramped(sound, 0.003, 0.35)
  }

/** A reed flute: few overtones, breath, vibrato after the note has settled. */
const ney: Play = (frequency, seconds, force) => {
  const random = randomFrom(`breath:${frequency}`)
  const sound = new Float32Array(Math.ceil((seconds + 0.16) * sampleRate))
  let [phase, air, band] = [0, 0, 0]
  for (let i = 0; i < sound.length; i++) {
    const time = i / sampleRate
    const settled = Math.min(1, Math.max(0, (time - 0.18) * 2.5))
    const swing = 1 + 0.0052 * settled * Math.sin(2 * Math.PI * 5.1 * time) - 0.018 * Math.exp(-time * 26)
    phase += frequency * turn * swing
    air += 0.22 * (random() * 2 - 1 - air)
    band += 0.3 * (air - band)
    const tone =
      Math.sin(phase) + 0.26 * Math.sin(2 * phase) + 0.15 * Math.sin(3 * phase) + 0.04 * Math.sin(5 * phase)
    const breath = (0.34 * Math.exp(-time * 14) + 0.085) * (air - band)
    sound[i] =
      force * 0.72 * ((1 + 0.09 * settled * Math.sin(2 * Math.PI * 5.1 * time + 1)) * tone + breath * 3)
  }
  return ramped(sound, 0.055, 0.13)
}

const bass: Play = (frequency, seconds, force) => {
  const sound = new Float32Array(Math.ceil((seconds + 0.1) * sampleRate))
  const step = frequency * turn
  for (let i = 0; i < sound.length; i++) {
    const time = i / sampleRate
    const pluckedEdge = Math.exp(-time * 9)
    const tone =
      Math.sin(step * i) +
      (0.34 + 0.3 * pluckedEdge) * Math.sin(2 * step * i) +
      (0.08 + 0.3 * pluckedEdge) * Math.sin(3 * step * i)
    sound[i] = force * Math.exp(-time * 1.1) * Math.tanh(1.1 * tone)
  }
  return ramped(sound, 0.004, 0.09)
}

const kalimba = (brightness: number) =>
  struck(
    [
      { ratio: 1, level: 1, decay: 0.5 },
      { ratio: 2.01, level: 0.16, decay: 0.22 },
      { ratio: 5.43, level: 0.2, decay: 0.05 },
    ],
    1.6,
    brightness,
  )
const box = (brightness: number) =>
  struck(
    [
      { ratio: 1, level: 0.9, decay: 0.85 },
      { ratio: 3.01, level: 0.22, decay: 0.4 },
      { ratio: 6.27, level: 0.12, decay: 0.1 },
    ],
    2.4,
    brightness,
  )

const strung = (tone: StringTone, { brightness, sustain, pluck }: Timbre): Play =>
  plucked({
    ...tone,
    brightness: Math.min(0.95, tone.brightness * brightness),
    sustain: tone.sustain * sustain,
    pluck: tone.pluck * pluck,
  })
const playedBy = (
  substitute: Substitute | null,
  usual: (brightness: number) => Play,
  { brightness }: Timbre,
) => (substitute === null ? usual : substitutes[substitute])(brightness)

/** What is written for a voice, played as this act plays it. */
export const instrumentsOf = (timbre: Timbre): Record<Voice, Play> => ({
  oud: strung(oudTone, timbre),
  nylon: strung(nylonTone, timbre),
  steel: strung(steelTone, timbre),
  piano: playedBy(timbre.keys, piano, timbre),
  kalimba: playedBy(timbre.bars, kalimba, timbre),
  box: box(timbre.brightness),
  ney: playedBy(timbre.reed, () => ney, timbre),
  pad: layered(1.75, 9, 0.7, 5, 0.3),
  strings: layered(1.25, 16, 0.45, 8, 0.22),
  bass,
})
