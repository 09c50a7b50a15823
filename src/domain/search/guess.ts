/** Where nothing was found: the one item whose title is most similar, if any is similar enough. */
import type { Word } from './fold.ts'
import { distance } from './near.ts'
import type { Candidate } from './rank.ts'

/** Share of the typed text that must occur in the title, 1 being all of it. */
const leastAlike = 0.55

const lettersOf = ([first = '']: Word) => first.length

/** Letters of the word that occur in none of the title's words. */
const missedIn = (typed: Word, title: readonly Word[]): number =>
  Math.min(
    lettersOf(typed),
    ...typed.flatMap((typedSpelling) =>
      title.flatMap((word) => word.map((spelling) => distance(typedSpelling, spelling))),
    ),
  )

const alikeOf = (typed: readonly Word[], title: readonly Word[]): number => {
  const letters = typed.reduce((sum, word) => sum + lettersOf(word), 0)
  const missed = typed.reduce((sum, word) => sum + missedIn(word, title), 0)
  return letters === 0 ? 0 : 1 - missed / letters
}

export const guessOf = (typed: readonly Word[], candidates: readonly Candidate[]): Candidate | null => {
  let best: Candidate | null = null
  let most = leastAlike
  for (const candidate of candidates) {
    const similarity = Math.max(0, ...candidate.doc.titles.map((title) => alikeOf(typed, title)))
    if (similarity > most) [best, most] = [candidate, similarity]
  }
  return best
}
