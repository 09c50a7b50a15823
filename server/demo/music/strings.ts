/** Plucked strings after Karplus and Strong: a burst of noise in a loop that loses its brightness with each round. */
import { randomFrom } from '../art/random.ts'
import { sampleRate } from './pcm.ts'

export interface StringTone {
  /** 0 dark to 1 bright: the share of the noise that is used. */
  brightness: number
  /** Seconds until the sound has gone down by 60 dB. */
  sustain: number
  /** Where the string is plucked, as a share of its length. */
  pluck: number
  /** Two strings a few cents apart, as on the oud. */
  course: number
  /** Share of a low thump of the body. */
  body: number
}

const pluckOnce = (
  frequency: number,
  length: number,
  tone: StringTone,
  force: number,
  seed: string,
): Float32Array => {
  const random = randomFrom(seed)
  const period = sampleRate / frequency
  const size = Math.floor(period - 0.5)
  const fraction = period - 0.5 - size
  const loop = new Float32Array(size)
  const soft = 0.08 + 0.86 * tone.brightness * (0.55 + 0.45 * force)
  let low = 0
  for (let i = 0; i < size; i++) loop[i] = low += soft * (random() * 2 - 1 - low)
  const comb = Math.max(1, Math.floor(size * tone.pluck))
  const burst = loop.slice()
  for (let i = 0; i < size; i++) loop[i] = (burst[i] ?? 0) - 0.85 * (burst[(i + size - comb) % size] ?? 0)
  let mean = 0
  for (const value of loop) mean += value / size
  let peak = 1e-6
  for (let i = 0; i < size; i++) peak = Math.max(peak, Math.abs((loop[i] = (loop[i] ?? 0) - mean)))
  const gain = force / peak
  const loss = 10 ** (-3 / (tone.sustain * frequency))
  const sound = new Float32Array(length)
  let [at, before, held] = [0, 0, 0]
  for (let i = 0; i < length; i++) {
    const value = loop[at] ?? 0
    sound[i] = value * gain
    const averaged = loss * (0.5 * value + 0.5 * before)
    before = value
    // A straight line between two samples tunes the loop between whole lengths.
    loop[at] = averaged + fraction * (held - averaged)
    held = averaged
    if (++at === size) at = 0
  }
  return sound
}

export const pluck = (frequency: number, seconds: number, tone: StringTone, force: number): Float32Array => {
  const length = Math.ceil(Math.min(seconds, tone.sustain) * sampleRate)
  const sound = pluckOnce(frequency, length, tone, force, `string:${frequency}`)
  if (tone.course > 0) {
    const other = pluckOnce(frequency * 2 ** (tone.course / 1200), length, tone, force, `course:${frequency}`)
    for (let i = 0; i < length; i++) sound[i] = 0.62 * ((sound[i] ?? 0) + (other[i] ?? 0))
  }
  if (tone.body > 0) {
    const thump = Math.min(length, 0.09 * sampleRate)
    for (let i = 0; i < thump; i++) {
      const fall = 1 - i / thump
      sound[i] =
        (sound[i] ?? 0) + tone.body * force * fall * fall * Math.sin((2 * Math.PI * 118 * i) / sampleRate)
    }
  }
  return sound
}
