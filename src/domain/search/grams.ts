/** Plain arrays: PostgreSQL's extension splits words by the locale of its database. */
import type { Word } from './fold.ts'

const size = 3

const gramsOfSpelling = (spelling: string): string[] => {
  const text = ` ${spelling}`
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size))
}

export const gramsOf = (words: readonly Word[]): string[] => [
  ...new Set(words.flatMap((word) => word.flatMap(gramsOfSpelling))),
]
