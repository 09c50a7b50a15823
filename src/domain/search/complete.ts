/** Completions of a typed text: names in which a word starts like it, those that start with it first. */
import { type Word, foldedText, wordsIn } from './fold.ts'

const isSame = (one: Word, other: Word) => one.some((spelling) => other.includes(spelling))
const startsWithAny = (one: Word, other: Word) =>
  one.some((spelling) => other.some((full) => full.startsWith(spelling)))

const placeOf = (typed: readonly Word[], words: readonly Word[]): number =>
  words.findIndex((_, at) =>
    typed.every((one, n) => {
      const word = words[at + n]
      return word !== undefined && (n === typed.length - 1 ? startsWithAny(one, word) : isSame(one, word))
    }),
  )

export const completionsOf = (text: string, names: readonly string[], limit: number): string[] => {
  const typed = wordsIn(text)
  if (typed.length === 0) return []
  const seen = new Set([foldedText(text)])
  const matches = names.flatMap((name) => {
    const folded = foldedText(name)
    const at = seen.has(folded) ? -1 : placeOf(typed, wordsIn(name))
    if (at < 0) return []
    seen.add(folded)
    return [{ name, isFirst: at === 0 }]
  })
  return matches
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, limit)
    .map(({ name }) => name)
}
