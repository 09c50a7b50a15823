import { randomFrom } from '../art/random.ts'
import { ramped, sampleRate } from './pcm.ts'
import type { Hit } from './score.ts'

interface Skin {
  seconds: number
  sweep: readonly [from: number, to: number, speed: number]
  tone: number
  toneDecay: number
  noise: number
  noiseDecay: number
  /** Noise between these two smoothing factors: the higher, the brighter. */
  bright: number
  dark: number
}

const skin = (name: Hit, s: Skin): Float32Array => {
  const random = randomFrom(`drum:${name}`)
  const sound = new Float32Array(Math.ceil(s.seconds * sampleRate))
  let [phase, low, lower] = [0, 0, 0]
  for (let i = 0; i < sound.length; i++) {
    const time = i / sampleRate
    const [from, to, speed] = s.sweep
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time * speed))) / sampleRate
    const white = random() * 2 - 1
    low += s.bright * (white - low)
    lower += s.dark * (low - lower)
    sound[i] =
      s.tone * Math.exp(-time / s.toneDecay) * Math.sin(phase) +
      s.noise * Math.exp(-time / s.noiseDecay) * (low - lower)
  }
  return ramped(sound, 0.0008, 0.02)
}

const jingle = (): Float32Array => {
  const sound = new Float32Array(Math.ceil(0.16 * sampleRate))
  const rates = [5210, 6340, 7185, 8420, 9310]
  for (let i = 0; i < sound.length; i++) {
    const time = i / sampleRate
    let ring = 0
    for (const [k, rate] of rates.entries())
      ring += Math.sin((2 * Math.PI * rate * i) / sampleRate + k) * Math.exp(-time * (26 + 9 * k))
    sound[i] = 0.13 * ring
  }
  return ramped(sound, 0.002, 0.03)
}

const skins: Record<Exclude<Hit, 'riq'>, Skin> = {
  dum: {
    seconds: 0.42,
    sweep: [150, 84, 38],
    tone: 0.95,
    toneDecay: 0.13,
    noise: 0.3,
    noiseDecay: 0.012,
    bright: 0.25,
    dark: 0.02,
  },
  tek: {
    seconds: 0.14,
    sweep: [760, 610, 60],
    tone: 0.3,
    toneDecay: 0.03,
    noise: 0.75,
    noiseDecay: 0.028,
    bright: 0.75,
    dark: 0.22,
  },
  ka: {
    seconds: 0.12,
    sweep: [640, 520, 60],
    tone: 0.22,
    toneDecay: 0.024,
    noise: 0.6,
    noiseDecay: 0.02,
    bright: 0.6,
    dark: 0.2,
  },
  kick: {
    seconds: 0.36,
    sweep: [128, 50, 34],
    tone: 1,
    toneDecay: 0.12,
    noise: 0.16,
    noiseDecay: 0.006,
    bright: 0.3,
    dark: 0.04,
  },
  snare: {
    seconds: 0.24,
    sweep: [205, 178, 30],
    tone: 0.3,
    toneDecay: 0.06,
    noise: 0.6,
    noiseDecay: 0.075,
    bright: 0.55,
    dark: 0.1,
  },
  brush: {
    seconds: 0.2,
    sweep: [180, 170, 10],
    tone: 0.05,
    toneDecay: 0.04,
    noise: 0.4,
    noiseDecay: 0.06,
    bright: 0.42,
    dark: 0.1,
  },
  hat: {
    seconds: 0.08,
    sweep: [9000, 9000, 1],
    tone: 0,
    toneDecay: 0.01,
    noise: 0.42,
    noiseDecay: 0.018,
    bright: 0.95,
    dark: 0.6,
  },
  shaker: {
    seconds: 0.1,
    sweep: [6000, 6000, 1],
    tone: 0,
    toneDecay: 0.01,
    noise: 0.32,
    noiseDecay: 0.03,
    bright: 0.8,
    dark: 0.45,
  },
  clap: {
    seconds: 0.2,
    sweep: [900, 900, 1],
    tone: 0.04,
    toneDecay: 0.02,
    noise: 0.7,
    noiseDecay: 0.05,
    bright: 0.5,
    dark: 0.16,
  },
}

export const drumSound = (hit: Hit): Float32Array => (hit === 'riq' ? jingle() : skin(hit, skins[hit]))
