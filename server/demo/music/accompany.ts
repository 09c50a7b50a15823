import { between } from '../art/random.ts'
import type { Band, Figure } from './band.ts'
import type { NoteEvent, Piece, Section } from './score.ts'
import { chordOf, midiOf } from './theory.ts'

/** Beats at which the figure sounds, with the chord tone (0 lowest) or all of them. */
type Touch = readonly [beat: number, tone: number | 'all', force: number]
const figures: Record<Figure, Record<3 | 4, readonly Touch[]>> = {
  arpeggio: {
    4: [
      [0, 0, 0.9],
      [0.5, 1, 0.6],
      [1, 2, 0.7],
      [1.5, 3, 0.65],
      [2, 2, 0.75],
      [2.5, 1, 0.6],
      [3, 3, 0.7],
      [3.5, 2, 0.6],
    ],
    3: [
      [0, 0, 0.9],
      [0.5, 1, 0.55],
      [1, 2, 0.7],
      [1.5, 3, 0.6],
      [2, 2, 0.65],
      [2.5, 1, 0.55],
    ],
  },
  broken: {
    4: [
      [0, 'all', 0.7],
      [1.5, 2, 0.5],
      [2.5, 'all', 0.5],
      [3.5, 1, 0.45],
    ],
    3: [
      [0, 'all', 0.7],
      [1, 2, 0.45],
      [2, 3, 0.45],
    ],
  },
  strum: {
    4: [
      [0, 'all', 0.85],
      [1, 'all', 0.5],
      [1.5, 'all', 0.45],
      [2.5, 'all', 0.6],
      [3, 'all', 0.5],
      [3.5, 'all', 0.4],
    ],
    3: [
      [0, 'all', 0.8],
      [1, 'all', 0.5],
      [2, 'all', 0.5],
    ],
  },
  offbeat: {
    4: [
      [0.5, 'all', 0.6],
      [1.5, 'all', 0.7],
      [2.5, 'all', 0.6],
      [3.5, 'all', 0.65],
    ],
    3: [
      [1, 'all', 0.6],
      [2, 'all', 0.6],
    ],
  },
  drone: {
    4: [
      [0, 0, 0.8],
      [0.75, 2, 0.45],
      [1.5, 0, 0.55],
      [2, 1, 0.6],
      [2.75, 2, 0.45],
      [3.5, 0, 0.5],
    ],
    3: [
      [0, 0, 0.8],
      [1, 2, 0.5],
      [2, 1, 0.5],
    ],
  },
}
const bassLines: Record<3 | 4, readonly (readonly [beat: number, degree: number, length: number])[]> = {
  4: [
    [0, 0, 1.4],
    [1.5, 0, 0.45],
    [2, 4, 1],
    [3.5, 0, 0.45],
  ],
  3: [
    [0, 0, 1.8],
    [2, 4, 0.9],
  ],
}
const loudness = { intro: 0.75, verse: 0.8, chorus: 0.95, bridge: 0.7, outro: 0.65 } as const

const touched = (
  piece: Piece,
  band: Band,
  section: Section,
  bar: number,
  chord: readonly number[],
): NoteEvent[] => {
  const { recipe, random, beat, beats, bar: long } = piece
  const tones = [...chord, (chord[0] ?? 0) + 7]
  return figures[band.figure][beats].flatMap(([at, tone, force]) => {
    const played = tone === 'all' ? tones : [tones[tone] ?? 0]
    return played.map((degree, i) => ({
      at:
        (section.from + bar) * long +
        at * beat +
        i * (tone === 'all' ? 0.014 : 0) +
        between(random, 0, 0.008),
      voice: band.comp,
      midi: midiOf(recipe, degree) + (recipe.root < 48 ? 12 : 0),
      seconds: beat * (band.figure === 'offbeat' ? 0.45 : 1.6),
      force: force * loudness[section.part] * (tone === 'all' ? 0.62 : 0.85) * between(random, 0.85, 1),
      pan: -0.28 + 0.12 * i,
    }))
  })
}

export const accompany = (piece: Piece, section: Section, band: Band): NoteEvent[] => {
  const { recipe, beat, beats, bar: long } = piece
  const events: NoteEvent[] = []
  for (let bar = 0; bar < section.bars; bar++) {
    const degree = section.progression[bar % 4] ?? 0
    const isEnd = section.part === 'outro' && bar === section.bars - 1
    const chord = chordOf(recipe.scale, isEnd ? 0 : degree)
    const at = (section.from + bar) * long
    if (isEnd) {
      events.push(
        ...chord.map((tone, i) => ({
          at: at + i * 0.05,
          voice: band.comp,
          midi: midiOf(recipe, tone),
          seconds: 4,
          force: 0.7,
          pan: i * 0.2 - 0.2,
        })),
      )
      events.push({ at, voice: 'bass', midi: midiOf(recipe, 0) - 12, seconds: 3, force: 0.7, pan: 0 })
      continue
    }
    events.push(...touched(piece, band, section, bar, chord))
    const isQuiet = section.part === 'intro' && bar < 2
    const low = chord[0] ?? 0
    if (!isQuiet)
      for (const [when, step, length] of bassLines[beats])
        events.push({
          at: at + when * beat,
          voice: 'bass',
          midi: midiOf(recipe, (low > 4 ? low - 7 : low) + step) - (recipe.root > 50 ? 24 : 12),
          seconds: length * beat,
          force: 0.85 * loudness[section.part],
          pan: 0,
        })
    if (band.pad && section.part !== 'intro')
      for (const [i, tone] of chord.entries())
        events.push({
          at,
          voice: band.pad,
          midi: midiOf(recipe, tone) + (recipe.root < 50 ? 12 : 0),
          seconds: long * 1.04,
          force: 0.55 * loudness[section.part],
          pan: i % 2 ? 0.5 : -0.5,
        })
  }
  return events
}
