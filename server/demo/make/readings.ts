/** What a podcast or a book reads aloud for as long as people listen: the articles, and the news after them. */
import type { Language } from '../../../src/contract/languages.ts'
import { texts } from '../../modules/structure/defaults/six-languages.ts'
import { articles } from '../articles/articles.ts'
import { newsBodies } from '../words/news-bodies.ts'
import { news } from '../words/news.ts'

export interface SpokenLine {
  text: string
  /** Of the chapter that begins with this line. */
  name?: string | undefined
}

/** Headings and quotations are read like any other line. */
const plain = (line: string) => line.replace(/^(?:#+|>)\s*/, '')

/** Only the first line of each piece has a name, so that every piece is a chapter. */
const piece = (title: string, lines: readonly string[]): SpokenLine[] => [
  { text: `${title}.`, name: title },
  ...lines.map((line) => ({ text: plain(line) })),
]

const articlesIn = (lang: Language) =>
  articles.flatMap(({ title, standfirst, body }) => {
    const own = body[lang]
    return own ? piece(texts(title)[lang], [texts(standfirst)[lang], ...own]) : []
  })

const newsIn = (lang: Language) =>
  news.flatMap(({ key, title, text }) => {
    const lines = [text, ...(newsBodies[key] ?? [])].map((six) => texts(six)[lang])
    return piece(texts(title)[lang], lines)
  })

/** Which part of which podcast or book is that long; the others stay short, so that a test or a visit is quick. */
const longParts: Readonly<Record<string, { at: number; withNews: boolean }>> = {
  'Left on the Shelf': { at: 8, withNews: true },
  lighthouse: { at: 9, withNews: false },
  'the-well': { at: 11, withNews: true },
}

export const longReading = (of: string, at: number, lang: Language): SpokenLine[] | null => {
  const part = longParts[of]
  if (part?.at !== at) return null
  return [...articlesIn(lang), ...(part.withNews ? newsIn(lang) : [])]
}
