/** Ways to make a note that several instruments share. */
import { ramped, sampleRate } from './pcm.ts'

export type Play = (frequency: number, seconds: number, force: number) => Float32Array
export const turn = (2 * Math.PI) / sampleRate

interface Partial {
  ratio: number
  level: number
  decay: number
}
/** Struck metal and wood: sines that die at their own pace, the upper ones louder with a hard mallet. */
export const struck =
  (partials: readonly Partial[], ring: number, brightness: number): Play =>
  (frequency, _seconds, force) => {
    const sound = new Float32Array(Math.ceil(ring * sampleRate))
    for (const { ratio, level, decay } of partials) {
      const step = frequency * ratio * turn
      if (step > 2.6) continue
      const fall = Math.exp(-1 / (decay * sampleRate))
      let loud = level * force * (ratio > 2 ? force * brightness : 1)
      for (let i = 0; i < sound.length; i++, loud *= fall)
        sound[i] = (sound[i] ?? 0) + loud * Math.sin(step * i)
    }
    return ramped(sound, 0.002, 0.15)
  }

/** Sums of sines falling with their number, two of them slightly apart: soft ground for everything. */
export const layered =
  (slope: number, harmonics: number, attack: number, cents: number, gain: number): Play =>
  (frequency, seconds, force) => {
    const size = 2048
    const table = new Float32Array(size)
    for (let k = 1; k <= harmonics && frequency * k < 7000; k++)
      for (let i = 0; i < size; i++)
        table[i] = (table[i] ?? 0) + Math.sin((2 * Math.PI * k * i) / size + k * k) / k ** slope
    const sound = new Float32Array(Math.ceil((seconds + 0.5) * sampleRate))
    const steps = [-cents, cents].map((by) => (frequency * 2 ** (by / 1200) * size) / sampleRate)
    for (const [n, step] of steps.entries()) {
      let at = n * 700
      for (let i = 0; i < sound.length; i++) {
        sound[i] = (sound[i] ?? 0) + gain * force * (table[at | 0] ?? 0)
        at += step
        if (at >= size) at -= size
      }
    }
    return ramped(sound, attack, 0.5)
  }
