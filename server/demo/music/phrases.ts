/** Where the tune of a section draws breath: a call and its answer, two bars, are one phrase. */
import type { Line } from './melody.ts'
import type { Phrase, Piece, Section } from './score.ts'

const barsOfPhrase = 2

export const phrasesOf = ({ beat, beats, bar }: Piece, { part, from }: Section, sung: Line): Phrase[] => {
  const beatsOfPhrase = barsOfPhrase * beats
  const first = new Map<number, number>()
  for (const { at } of sung) {
    const place = Math.floor(at / beatsOfPhrase)
    first.set(place, Math.min(at, first.get(place) ?? Infinity))
  }
  return [...first].map(([place, at]) => ({ part, place, at: from * bar + at * beat }))
}
