/** A theme of eight bars: a motif, its answer, the motif moved or adorned, and a close on the root. */
import { type Random, chance, pick, randomInteger } from '../art/random.ts'
import { type Cell, cellsOf, closing } from './rhythm.ts'
import type { Phrase, Piece, Section } from './score.ts'
import { type Progression, chordOf, isModal, nearest } from './theory.ts'

interface Sung {
  at: number
  length: number
  degree: number
  isGrace: boolean
}
export type Line = readonly Sung[]

interface Motif {
  cell: Cell
  /** Movement to each next note, in degrees. */
  moves: readonly number[]
}

const leaps = [-2, -1, -1, -1, 0, 1, 1, 1, 2, 2, 3] as const
const motifOf = (random: Random, beats: 3 | 4): Motif => {
  const cell = pick(random, cellsOf[beats])
  return { cell, moves: cell.map(() => pick(random, leaps)) }
}

const barOf = (piece: Piece, chord: readonly number[], { cell, moves }: Motif, start: number, at: number) => {
  const { random, recipe } = piece
  const notes: Sung[] = []
  let [degree, beat] = [start, 0]
  for (const [i, length] of cell.entries()) {
    const strong = beat === 0 || (beat === 2 && length >= 1)
    degree = Math.min(11, Math.max(-3, degree))
    const sung = strong ? nearest(degree, chord) : degree
    const isGrace = isModal(recipe.scale) && Math.abs(length) >= 1 && chance(random, 0.3)
    if (length > 0) notes.push({ at: at + beat, length, degree: sung, isGrace })
    degree = sung + (moves[i] ?? 0)
    beat += Math.abs(length)
  }
  return { notes, degree }
}

const turned = ({ cell, moves }: Motif): Motif => ({ cell, moves: moves.map((move) => -move) })

export const melodyOf = (piece: Piece, progression: Progression, part: 'verse' | 'chorus'): Line => {
  const { random, beats, recipe } = piece
  const [call, answer] = [motifOf(random, beats), motifOf(random, beats)]
  const start = part === 'chorus' ? randomInteger(random, 4, 7) : randomInteger(random, 0, 4)
  const shift = pick(random, [0, 1, 2, -1])
  const plan: readonly [Motif, number | null][] = [
    [call, start],
    [answer, null],
    [call, start + shift],
    [chance(random, 0.5) ? turned(answer) : answer, null],
    [call, start],
    [answer, null],
    [turned(call), start + 2],
    [{ cell: closing[beats], moves: [-1, -1, 0] }, 2],
  ]
  let degree = start
  return plan.flatMap(([motif, from], bar) => {
    const chord = chordOf(recipe.scale, progression[bar % 4] ?? 0)
    const sung = barOf(piece, chord, motif, from ?? degree, bar * beats)
    degree = sung.degree
    const isLast = bar === plan.length - 1
    return isLast
      ? sung.notes.map((note, i, all) =>
          i === all.length - 1
            ? { ...note, degree: nearest(note.degree, chordOf(recipe.scale, 0).slice(0, 1)) }
            : note,
        )
      : sung.notes
  })
}

/** A repeated theme: some of its long notes are ornamented; its end is unchanged. */
export const adorned = (random: Random, line: Line): Line =>
  line.flatMap((note, i) => {
    if (note.length < 1 || i === line.length - 1 || !chance(random, 0.6)) return [note]
    const [half, quarter] = [note.length / 2, note.length / 4]
    const plain = { ...note, isGrace: false }
    return [
      { ...note, length: half },
      { ...plain, at: note.at + half, length: quarter, degree: note.degree + pick(random, [1, -1]) },
      { ...plain, at: note.at + half + quarter, length: quarter },
    ]
  })

const barsOfPhrase = 2

/** Where the tune of a section draws breath: a call and its answer are one phrase. */
export const phrasesOf = ({ beat, beats, bar }: Piece, { part, from }: Section, sung: Line): Phrase[] => {
  const beatsOfPhrase = barsOfPhrase * beats
  const first = new Map<number, number>()
  for (const { at } of sung) {
    const place = Math.floor(at / beatsOfPhrase)
    first.set(place, Math.min(at, first.get(place) ?? Infinity))
  }
  return [...first].map(([place, at]) => ({ part, place, at: from * bar + at * beat }))
}
