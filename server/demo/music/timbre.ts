/** How an act sounds, and each of its albums a little different: its instruments, its strings and its room. */
import { between, pick, randomFrom } from '../art/random.ts'
import type { Voice } from './voices.ts'
import type { Substitute } from './substitutes.ts'

export interface Timbre {
  /** What sings the tune; null is what is usual for the mood. */
  lead: Voice | null
  /** Who plays what is written for the flute, for the thumb piano and for the electric piano; null is these. */
  reed: Substitute | null
  bars: Substitute | null
  keys: Substitute | null
  /** Of every instrument, as a factor. */
  brightness: number
  /** Of the plucked strings, as factors. */
  sustain: number
  pluck: number
  /** How much of the room is heard, as a factor. */
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

/** In a maqam the flute stays a ney, whoever plays. */
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
