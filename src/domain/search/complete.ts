/** What a beginning may become: names that have it at one of their words, those that begin with it before the others. */
import { type Word, foldedText, wordsIn } from './fold.ts'

const isSame = (one: Word, other: Word) => one.some((spelling) => other.includes(spelling))
const begins = (one: Word, other: Word) =>
  one.some((spelling) => other.some((whole) => whole.startsWith(spelling)))

/** The word where it stands; -1 where it stands nowhere. Only the last word may be unfinished. */
const placeOf = (typed: readonly Word[], words: readonly Word[]): number =>
  words.findIndex((_, at) =>
    typed.every((one, n) => {
      const word = words[at + n]
      return word !== undefined && (n === typed.length - 1 ? begins(one, word) : isSame(one, word))
    }),
  )

/** Without what is typed in full already, and each name once. */
export const completionsOf = (text: string, names: readonly string[], most: number): string[] => {
  const typed = wordsIn(text)
  if (typed.length === 0) return []
  const known = new Set([foldedText(text)])
  const placed = names.flatMap((name) => {
    const folded = foldedText(name)
    const at = known.has(folded) ? -1 : placeOf(typed, wordsIn(name))
    if (at < 0) return []
    known.add(folded)
    return [{ name, isFirst: at === 0 }]
  })
  return placed
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, most)
    .map(({ name }) => name)
}
