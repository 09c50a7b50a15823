/**
 * Letters as a search compares them: without case, accents and vowel marks, the forms of an Arabic letter as
 * one. Both databases and the search on this device store what this file returns, so they find the same
 * items.
 */

/** A word and the other ways to spell it: `käfer` is `kafer` and `kaefer`, `الليل` is also `ليل`. */
export type Word = readonly string[]

/** Letters that do not decompose; the second spelling is used by those who lack the key. */
const spellings: Readonly<Record<string, readonly [string, string?]>> = {
  ä: ['a', 'ae'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
  ß: ['ss', 's'],
  æ: ['ae', 'a'],
  œ: ['oe', 'o'],
  ø: ['o', 'oe'],
  å: ['a', 'aa'],
  ł: ['l'],
  đ: ['d'],
  ð: ['d'],
  þ: ['th'],
  ı: ['i'],
  // Alef wasla, alef maqsura, ta marbuta, hamza alone, tatweel; Persian kaf and ya.
  ٱ: ['ا'],
  ى: ['ي'],
  ة: ['ه'],
  ء: [''],
  ـ: [''],
  ک: ['ك'],
  ی: ['ي'],
}

const zeros = [0x0660, 0x06f0]
const digitOf = (letter: string): string | undefined => {
  const code = letter.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? undefined : String(code - zero)
}

const baseLetters = (letter: string) => letter.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')

const spellWith = (letters: readonly string[], variant: 0 | 1) =>
  letters
    .map((letter) => {
      const replacement = spellings[letter]
      return replacement ? (replacement[variant] ?? replacement[0]) : (digitOf(letter) ?? baseLetters(letter))
    })
    .join('')

const article = 'ال'
const withoutArticle = (word: string) =>
  word.startsWith(article) && word.length > 4 ? [word.slice(article.length)] : []

export const spellingsOf = (text: string): Word => {
  const letters = [...text.normalize('NFKC').toLowerCase()]
  const first = spellWith(letters, 0)
  return [...new Set([first, spellWith(letters, 1), ...withoutArticle(first)])].filter(Boolean)
}

/** `l'amour` is two words, `don't` is one; `&` is one as well. */
const inText = /&|[\p{L}\p{N}\p{M}]+(?:['’](?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}]))?/giu

/** These words for 'and' are equal, in whatever language a title or a visitor writes them. */
export const joint = '&'
const joints: ReadonlySet<string> = new Set([joint, 'and', 'und', 'et', 'y', 'si', 'و'])
const behindWord = (text: string): Word => {
  const word = text === joint ? [joint] : spellingsOf(text)
  return joints.has(word[0] ?? '') ? [...new Set([joint, ...word])] : word
}

interface Placed {
  start: number
  end: number
  word: Word
}
/** Arabic writes 'and' together with the next word; many type a space between them. */
const arabicAnd = 'و'
const isArabic = (text: string) => /^\p{Script=Arabic}/u.test(text)
/** The standalone 'and' and its word are also known as the one word that they are in print. */
const withArabicAnd = (found: Placed[], text: string): Placed[] => {
  const textOf = ({ start, end }: Placed) => text.slice(start, end)
  const isAndOf = (and?: Placed, next?: Placed) =>
    and !== undefined && next !== undefined && textOf(and) === arabicAnd && isArabic(textOf(next))
  const printedAs = (word: Word) => spellingsOf(arabicAnd + (word[0] ?? ''))
  return found.map((placed, at) => {
    const [before, next] = [found[at - 1], found[at + 1]]
    if (next && isAndOf(placed, next)) return { ...placed, word: [...placed.word, ...printedAs(next.word)] }
    return isAndOf(before, placed) ? { ...placed, word: [...placed.word, ...printedAs(placed.word)] } : placed
  })
}
export const placedWords = (text: string): Placed[] => {
  const found: Placed[] = []
  for (const match of text.matchAll(inText)) {
    const word = found.length ? behindWord(match[0]) : spellingsOf(match[0])
    if (word.length) found.push({ start: match.index, end: match.index + match[0].length, word })
  }
  return withArabicAnd(found, text)
}

export const wordsIn = (text: string): Word[] => placedWords(text).map(({ word }) => word)

/** Equal for texts that a search does not distinguish. */
export const foldedText = (text: string): string =>
  wordsIn(text)
    .map(([first = '']) => first)
    .join(' ')
