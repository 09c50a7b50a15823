import { between, chance, pick, randomFrom } from '../art/random.ts'
import { accompany } from './accompany.ts'
import { type Band, type Figure, bandOf } from './band.ts'
import { type Line, adorned, melodyOf, phrasesOf } from './melody.ts'
import type { Recipe } from './recipe.ts'
import { type Groove, forceOf, groovesOf } from './rhythm.ts'
import type { NoteEvent, SectionKind, Piece, Score, Section } from './score.ts'
import { isModal, midiOf, progressionsOf } from './theory.ts'
import { timbreOf, usualTimbre } from './timbre.ts'

const order: readonly SectionKind[] = ['verse', 'verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus']

/** Eight bars each, an intro of four, and an outro that takes what is left. */
const formOf = (piece: Piece, bars: number): Section[] => {
  const { random, recipe } = piece
  const choices = progressionsOf(recipe.scale)
  const [verse, chorus, bridge] = [pick(random, choices), pick(random, choices), pick(random, choices)]
  const sections: Section[] = [{ part: 'intro', from: 0, bars: 4, progression: verse }]
  let from = 4
  for (let i = 0; from + 12 <= bars; i++, from += 8) {
    const part = order[i % order.length] ?? 'verse'
    const progression = part === 'chorus' ? chorus : part === 'bridge' ? bridge : verse
    sections.push({ part, from, bars: 8, progression })
  }
  return [...sections, { part: 'outro', from, bars: Math.max(1, bars - from), progression: verse }]
}

const drums = (piece: Piece, section: Section, groove: Groove): NoteEvent[] => {
  const { random, beat, bar, beats } = piece
  const loud = { intro: 0, verse: 0.82, chorus: 1, bridge: 0.6, outro: 0.5 }[section.part]
  const events: NoteEvent[] = []
  for (let b = 0; b < section.bars && loud > 0; b++)
    for (const { hit, steps, pan } of groove)
      for (let step = 0; step < beats * 4; step++) {
        const force = forceOf[steps[step] ?? '.'] ?? 0
        const isFill =
          b % 8 === 7 && step >= beats * 4 - 4 && (hit === 'ka' || hit === 'tek' || hit === 'brush')
        const played = isFill ? Math.max(force, chance(random, 0.6) ? 0.5 : 0) : force
        if (played === 0) continue
        const swing = step % 2 ? beat * 0.035 : 0
        const at = (section.from + b) * bar + (step * beat) / 4 + swing + between(random, -0.004, 0.004)
        events.push({
          at: Math.max(0, at),
          voice: hit,
          midi: 60,
          seconds: 1,
          force: played * loud * between(random, 0.86, 1),
          pan,
        })
      }
  return events
}

const sing = (
  piece: Piece,
  section: Section,
  line: Line,
  voice: NoteEvent['voice'],
  lift: number,
  loud: number,
): NoteEvent[] => {
  const { recipe, random, beat, bar } = piece
  const start = section.from * bar
  return line.flatMap(({ at, length, degree, isGrace }) => {
    const when = start + at * beat + between(random, 0, 0.012)
    const midi = midiOf(recipe, degree + lift)
    const strong = at % 1 === 0 ? 1 : 0.86
    const note: NoteEvent = {
      at: when,
      voice,
      midi,
      seconds: length * beat,
      force: loud * strong * between(random, 0.85, 1),
      pan: 0.08,
    }
    if (!isGrace) return [note]
    const grace = {
      ...note,
      midi: midiOf(recipe, degree + lift + 1),
      seconds: beat / 5,
      force: note.force * 0.7,
      at: Math.max(0, when - beat / 6),
    }
    return [grace, note]
  })
}

/** From the first bridge on, every other section breaks its chords in the other way. */
const others: Partial<Record<Figure, Figure>> = { arpeggio: 'broken', broken: 'arpeggio' }
const carrying = (band: Band, i: number): Band =>
  i > 4 && i % 2 === 0 ? { ...band, figure: others[band.figure] ?? band.figure } : band

const timbreFor = ({ act, album, scale }: Recipe) =>
  act === undefined ? usualTimbre : timbreOf(act, album ?? act, isModal(scale))

export const compose = (recipe: Recipe): Score => {
  const random = randomFrom(`score:${recipe.seed}`)
  const timbre = timbreFor(recipe)
  const usual = bandOf(recipe.mood, recipe.scale, random)
  const band: Band = { ...usual, lead: timbre.lead ?? usual.lead }
  const beats = recipe.mood === 'lullaby' ? 3 : 4
  const beat = 60 / recipe.tempo
  const piece: Piece = { recipe, random, beat, beats, bar: beat * beats }
  const bars = Math.max(6, Math.floor((recipe.seconds - 2.5) / piece.bar))
  const sections = formOf(piece, bars)
  const groove = pick(random, groovesOf[recipe.mood])
  const [theme, refrain] = [
    melodyOf(piece, sections[1]?.progression ?? [0, 0, 0, 0], 'verse'),
    melodyOf(piece, sections.find(({ part }) => part === 'chorus')?.progression ?? [0, 3, 4, 0], 'chorus'),
  ]
  const middle = melodyOf(
    piece,
    sections.find(({ part }) => part === 'bridge')?.progression ?? [5, 3, 0, 4],
    'verse',
  )
  const lineOf = (part: SectionKind, i: number): Line => {
    if (part === 'intro' || part === 'outro') return []
    if (part === 'bridge') return middle
    const line = part === 'chorus' ? refrain : theme
    return i > 3 ? adorned(random, line) : line
  }
  const lines = sections.map(({ part }, i) => lineOf(part, i))
  const events = sections.flatMap((section, i) => {
    const { part } = section
    const sung = lines[i] ?? []
    const lead = part === 'bridge' ? band.second : i % 4 === 3 ? band.second : band.lead
    const melody = sing(piece, section, sung, lead, band.lift[lead] ?? 7, part === 'chorus' ? 0.95 : 0.8)
    const echo =
      part === 'chorus' && i > 4
        ? sing(piece, section, sung, band.second, (band.lift[band.second] ?? 7) - 2, 0.38)
        : []
    return [
      ...accompany(piece, section, carrying(band, i)),
      ...drums(piece, section, groove),
      ...melody,
      ...echo,
    ]
  })
  const previewFrom = (sections.find(({ part }) => part === 'chorus') ?? sections[1])?.from ?? 0
  const fitting = events.filter(({ at }) => at < recipe.seconds - 0.5)
  return {
    events: fitting.sort((a, b) => a.at - b.at),
    seconds: recipe.seconds,
    previewFrom: previewFrom * piece.bar,
    timbre,
    phrases: sections.flatMap((section, i) => phrasesOf(piece, section, lines[i] ?? [])),
  }
}
