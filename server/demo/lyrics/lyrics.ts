/** The lyrics of a song on the phrases of its melody: each line begins with its first note. */
import type { Language } from '../../../src/contract/languages.ts'
import type { LyricLine } from '../../../src/contract/lyrics.ts'
import { compose } from '../music/compose.ts'
import type { Recipe } from '../music/recipe.ts'
import type { SectionKind } from '../music/score.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { romance } from './romance.ts'
import type { Song, Stanza } from './song.ts'

const songs: readonly Song[] = [...english, ...arabic, ...german, ...romance]

/** Null where a song is played without words. */
export const songOf = (lang: Language, title: string): Song | null =>
  songs.find((song) => song.lang === lang && song.title === title) ?? null

const stanzaOf = ({ verses, chorus, bridge }: Song, part: SectionKind, verse: number): Stanza | undefined => {
  if (part === 'chorus') return chorus
  // A longer tune goes on without words: verses that began anew would sound like a loop.
  return part === 'bridge' ? bridge : verses[verse]
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10

export const timed = (song: Song, recipe: Recipe): LyricLine[] => {
  let verse = -1
  return compose(recipe).phrases.flatMap(({ part, place, at }) => {
    if (part === 'verse' && place === 0) verse++
    const text = stanzaOf(song, part, verse)?.[place]
    return text === undefined ? [] : [{ at: tenths(at), text, ...(place === 0 ? { opens: true } : {}) }]
  })
}
