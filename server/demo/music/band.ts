import { type Random, pick } from '../art/random.ts'
import type { Mood, ScaleName } from './recipe.ts'
import type { Voice } from './voices.ts'
import { isModal } from './theory.ts'

export type Figure = 'arpeggio' | 'strum' | 'offbeat' | 'broken' | 'drone'
export interface Band {
  lead: Voice
  second: Voice
  comp: Voice
  figure: Figure
  pad: 'pad' | 'strings' | null
  /** Degrees by which a leading voice sounds above the written line. */
  lift: Partial<Record<Voice, number>>
}

type BandMembers = readonly [lead: Voice, second: Voice, comp: Voice, figure: Figure, pad: Band['pad']]
const bands: Record<Mood, readonly [BandMembers, ...BandMembers[]]> = {
  calm: [
    ['kalimba', 'ney', 'nylon', 'arpeggio', 'pad'],
    ['nylon', 'kalimba', 'piano', 'broken', 'strings'],
    ['ney', 'nylon', 'nylon', 'arpeggio', 'pad'],
  ],
  bright: [
    ['nylon', 'kalimba', 'steel', 'strum', null],
    ['piano', 'steel', 'nylon', 'arpeggio', 'pad'],
    ['oud', 'kalimba', 'nylon', 'strum', 'strings'],
  ],
  night: [
    ['piano', 'ney', 'piano', 'broken', 'pad'],
    ['nylon', 'piano', 'piano', 'offbeat', 'strings'],
    ['ney', 'piano', 'nylon', 'arpeggio', 'pad'],
  ],
  dance: [
    ['oud', 'ney', 'piano', 'offbeat', 'pad'],
    ['steel', 'kalimba', 'piano', 'offbeat', 'strings'],
    ['ney', 'oud', 'piano', 'offbeat', 'pad'],
  ],
  desert: [
    ['oud', 'ney', 'nylon', 'drone', 'pad'],
    ['ney', 'oud', 'oud', 'drone', 'strings'],
    ['oud', 'kalimba', 'nylon', 'arpeggio', 'pad'],
  ],
  city: [
    ['piano', 'nylon', 'piano', 'broken', 'pad'],
    ['kalimba', 'piano', 'piano', 'offbeat', 'pad'],
    ['steel', 'piano', 'nylon', 'arpeggio', 'strings'],
  ],
  lullaby: [
    ['box', 'nylon', 'nylon', 'arpeggio', 'pad'],
    ['box', 'ney', 'piano', 'broken', 'strings'],
  ],
  road: [
    ['steel', 'nylon', 'steel', 'strum', 'strings'],
    ['nylon', 'ney', 'steel', 'arpeggio', 'pad'],
  ],
}

const lift: Band['lift'] = { kalimba: 14, box: 14, ney: 7, piano: 7, nylon: 7, steel: 7, oud: 0, strings: 7 }

export const bandOf = (mood: Mood, scale: ScaleName, random: Random): Band => {
  const [lead, second, comp, figure, pad] = pick(random, bands[mood])
  // A keyboard has no quarter tones; strings and reed replace it where a maqam needs them.
  const natural = (voice: Voice): Voice => (isModal(scale) && voice === 'piano' ? 'nylon' : voice)
  return { lead: natural(lead), second: natural(second), comp: natural(comp), figure, pad, lift }
}
