/** The sound of an act: its instruments, how its strings are plucked, and the reverb. Each album varies it a little. */
import { between, pick, randomFrom } from '../art/random.ts'
import type { Voice } from './voices.ts'
import type { Substitute } from './substitutes.ts'

export interface Timbre {
  /** The instrument of the melody; null is the usual one of the mood. */
  lead: Voice | null
  /** Instruments in place of the flute, the thumb piano and the electric piano; null keeps those. */
  reed: Substitute | null
  bars: Substitute | null
  keys: Substitute | null
  /** Of every instrument, as a factor. */
  brightness: number
  /** Of the plucked strings, as factors. */
  sustain: number
  pluck: number
  /** Level of the reverb, as a factor. */
  room: number
}

export const usualTimbre: Timbre = {
  lead: null,
  reed: null,
  bars: null,
  keys: null,
  brightness: 1,
  sustain: 1,
  pluck: 1,
  room: 1,
}

const leads = [null, 'nylon', 'steel', 'piano', 'kalimba', 'ney', 'box'] as const
/** A keyboard has no quarter tones. */
const maqamLeads = [null, 'oud', 'ney', 'nylon'] as const

/** Music in a maqam has quarter tones, which a ney plays and its substitutes do not. */
export const timbreOf = (act: string, album: string, isMaqam: boolean): Timbre => {
  const own = randomFrom(`timbre:${act}`)
  const lead = pick(own, isMaqam ? maqamLeads : leads)
  const reed = pick(own, [null, 'clarinet', 'fiddle'] as const)
  const bars = pick(own, [null, 'marimba', 'vibraphone'] as const)
  const keys = pick(own, [null, 'organ', 'accordion'] as const)
  const [brightness, sustain, pluck] = [
    between(own, 0.6, 1.35),
    between(own, 0.6, 1.3),
    between(own, 0.7, 1.6),
  ]
  const record = randomFrom(`timbre:${album}`)
  return {
    lead,
    reed: isMaqam ? null : reed,
    bars,
    keys,
    brightness: brightness * between(record, 0.88, 1.12),
    sustain,
    pluck,
    room: between(record, 0.5, 1.9),
  }
}
