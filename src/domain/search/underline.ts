import { type Word, placedWords, spellingsOf, wordsIn } from './fold.ts'
import { isNear } from './near.ts'

interface Piece {
  text: string
  isMatch: boolean
}

const starts = (typed: Word, spellings: Word) =>
  typed.some((typedSpelling) => spellings.some((spelling) => spelling.startsWith(typedSpelling)))

/** The shortest prefix that contains the typed word: marks over its last letter belong to it. */
const matchedLength = (text: string, typed: Word, isNearEnough: boolean): number => {
  const letters = [...text]
  const spellings = spellingsOf(text)
  if (starts(typed, spellings)) {
    for (let count = 1; count <= letters.length; count++) {
      const prefix = letters.slice(0, count).join('')
      const next = letters[count] ?? ''
      if (starts(typed, spellingsOf(prefix)) && !/\p{M}/u.test(next)) return prefix.length
    }
    return text.length
  }
  const isSlip =
    isNearEnough && typed.some((typedSpelling) => spellings.some((word) => isNear(typedSpelling, word, true)))
  return isSlip ? text.length : 0
}

/** With `isNearEnough` a spelling mistake counts: no word is spelled as typed. */
export const underlined = (title: string, query: string, isNearEnough = false): Piece[] => {
  const typed = wordsIn(query)
  const pieces: Piece[] = []
  let done = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: title.slice(done, end), isMatch })
    done = Math.max(done, end)
  }
  for (const { start, end } of placedWords(title)) {
    const length = Math.max(
      0,
      ...typed.map((word) => matchedLength(title.slice(start, end), word, isNearEnough)),
    )
    add(start, false)
    if (length > 0) add(start + length, true)
  }
  add(title.length, false)
  return pieces
}

const mostBefore = 24
const textBefore = 12

export const reasonIn = (text: string, query: string, isNearEnough: boolean): Piece[] | null => {
  const pieces = underlined(text, query, isNearEnough)
  const at = pieces.findIndex(({ isMatch }) => isMatch)
  if (at < 0) return null
  const before = pieces.slice(0, at).reduce((all, piece) => all + piece.text, '')
  const start = before.length > mostBefore ? before.lastIndexOf(' ', before.length - textBefore) + 1 : 0
  const lead = start > 0 ? `…${before.slice(start)}` : before
  return [...(lead ? [{ text: lead, isMatch: false }] : []), ...pieces.slice(at)]
}
