/** Where nothing was found: the one thing whose title is most alike, if any is alike at all. */
import type { Word } from './fold.ts'
import { gramsOf, likeness } from './grams.ts'
import type { Candidate } from './rank.ts'

const leastAlike = 0.25

export const guessOf = (typed: readonly Word[], candidates: readonly Candidate[]): Candidate | null => {
  const grams = gramsOf(typed)
  let best: Candidate | null = null
  let most = leastAlike
  for (const candidate of candidates) {
    const alike = Math.max(0, ...candidate.doc.titles.map((title) => likeness(grams, gramsOf(title))))
    if (alike > most) [best, most] = [candidate, alike]
  }
  return best
}
