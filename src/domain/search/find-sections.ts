/** A section is also found by its English name, which many type whatever they read. */
import type { SearchGroup } from '../../contract/search-groups.ts'
import { linkTo } from '../addresses/addresses.ts'
import { sectionPath } from '../sections.ts'
import { type Word, wordsIn } from './fold.ts'

export interface NamedSection {
  to: string
  titles: readonly string[]
}

/** By address: English words, and the kind that a page has a word for in its own language. */
const knownNames: Readonly<Record<string, { english: readonly string[]; group?: SearchGroup }>> = {
  [linkTo.musicList()]: { english: ['Music'] },
  [sectionPath('listen')]: { english: ['Listen'] },
  [linkTo.videoList('all')]: { english: ['Watch', 'Films', 'Movies', 'Series'], group: 'videos' },
  [linkTo.gamesList()]: { english: ['Play', 'Games'], group: 'games' },
  [linkTo.podcastList()]: { english: ['Podcasts'], group: 'podcasts' },
  [linkTo.audiobookList()]: { english: ['Audiobooks', 'Books', 'Stories'], group: 'audiobooks' },
  [sectionPath('read')]: { english: ['Read', 'Articles'], group: 'articles' },
  [sectionPath('magazine')]: { english: ['Magazine', 'Articles'], group: 'articles' },
  [sectionPath('live')]: { english: ['Live'] },
  [sectionPath('cups')]: { english: ['Cups', 'Tournaments'], group: 'cups' },
  [sectionPath('vouchers')]: { english: ['Vouchers', 'Offers'], group: 'offers' },
  [linkTo.musicPlaylists()]: { english: ['Playlists'], group: 'playlists' },
  [sectionPath('library')]: { english: ['Library', 'Favorites'] },
}
export const sectionWords = (to: string): { english: readonly string[]; group?: SearchGroup } =>
  knownNames[to] ?? { english: [] }

/** Fewer letters match too much. */
const minLetters = 3
const mostOver = 2

const continues = (prefix: string, long: string) => long.startsWith(prefix) && prefix.length >= minLetters
const isOf = (typed: Word, word: Word) =>
  typed.some((spelling) =>
    word.some(
      (full) =>
        continues(spelling, full) || (continues(full, spelling) && spelling.length - full.length <= mostOver),
    ),
  )

export const findSections = <Section extends NamedSection>(
  text: string,
  sections: readonly Section[],
): Section[] => {
  const typed = wordsIn(text)
  if (typed.length === 0) return []
  const answers = (title: string) => {
    const words = wordsIn(title)
    return typed.every((spelling) => words.some((word) => isOf(spelling, word)))
  }
  return sections.filter(({ titles }) => titles.some(answers))
}
