/**
 * Three letters at a time, the beginning of a word marked by a space. They are stored as plain arrays: the
 * extension of PostgreSQL splits words by the locale of its database, and would find other items on another
 * server.
 */
import type { Word } from './fold.ts'

const size = 3

const gramsOfSpelling = (spelling: string): string[] => {
  const text = ` ${spelling}`
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size))
}

export const gramsOf = (words: readonly Word[]): string[] => [
  ...new Set(words.flatMap((word) => word.flatMap(gramsOfSpelling))),
]
