/** Instruments that take the part of another: about as loud as that one, so that no act is mixed differently. */
import { ramped, sampleRate } from './pcm.ts'
import { type Play, layered, struck, turn } from './tones.ts'

interface Tone {
  /** Levels of the first overtones, from the fundamental. */
  overtones: readonly number[]
  attack: number
  release: number
  vibrato: number
  gain: number
}
/** Bowed or blown: it holds its level, and trembles once the note has settled. */
const held = ({ overtones, attack, release, vibrato, gain }: Tone, brightness: number): Play => {
  const levels = overtones.map((level, at) => level * brightness ** (at / 2))
  return (frequency, seconds, force) => {
    const sound = new Float32Array(Math.ceil((seconds + release) * sampleRate))
    const heard = levels.filter((_, at) => frequency * (at + 1) < sampleRate / 2.5)
    let phase = 0
    for (let i = 0; i < sound.length; i++) {
      const time = i / sampleRate
      const settled = Math.min(1, Math.max(0, (time - 0.2) * 2.5))
      phase += frequency * turn * (1 + vibrato * settled * Math.sin(2 * Math.PI * 5.6 * time))
      for (const [at, level] of heard.entries())
        sound[i] = (sound[i] ?? 0) + gain * force * level * Math.sin((at + 1) * phase)
    }
    return ramped(sound, attack, release)
  }
}

type Made = (brightness: number) => Play

export const substitutes = {
  /** Odd overtones only, as a tube that is closed at one end has. */
  clarinet: (brightness) =>
    held(
      {
        overtones: [1, 0.03, 0.52, 0.04, 0.3, 0.03, 0.14],
        attack: 0.05,
        release: 0.1,
        vibrato: 0.0012,
        gain: 0.62,
      },
      brightness,
    ),
  fiddle: (brightness) =>
    held(
      {
        overtones: [0.7, 0.8, 0.55, 0.42, 0.36, 0.22, 0.18, 0.12],
        attack: 0.09,
        release: 0.14,
        vibrato: 0.0062,
        gain: 0.5,
      },
      brightness,
    ),
  marimba: (brightness) =>
    struck(
      [
        { ratio: 1, level: 1.15, decay: 0.3 },
        { ratio: 3.93, level: 0.3, decay: 0.1 },
        { ratio: 9.24, level: 0.12, decay: 0.03 },
      ],
      1.1,
      brightness,
    ),
  vibraphone: (brightness) =>
    struck(
      [
        { ratio: 1, level: 0.8, decay: 1.3 },
        { ratio: 4, level: 0.16, decay: 0.5 },
        { ratio: 10.1, level: 0.06, decay: 0.09 },
      ],
      2.8,
      brightness,
    ),
  organ: (brightness) =>
    held(
      {
        overtones: [0.8, 0.6, 0.35, 0.4, 0, 0.18, 0, 0.16],
        attack: 0.012,
        release: 0.09,
        vibrato: 0.0016,
        gain: 0.5,
      },
      brightness,
    ),
  accordion: (brightness) => layered(0.95 / brightness, 14, 0.05, 11, 0.3),
} as const satisfies Record<string, Made>
export type Substitute = keyof typeof substitutes
