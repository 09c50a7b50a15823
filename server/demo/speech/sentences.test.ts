import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

describe('sentences', () => {
  it('end at punctuation of every script, and lines end a paragraph', () => {
    expect(sentencesOf('Good evening. Are you well?\nهل نبدأ؟ نعم.')).toEqual([
      { text: 'Good evening.', isLast: false },
      { text: 'Are you well?', isLast: true },
      { text: 'هل نبدأ؟', isLast: false },
      { text: 'نعم.', isLast: true },
    ])
  })
  it('are not split within numbers, and contain no control characters of the synthesiser', () => {
    expect(sentencesOf('It is 3.5 m [[h@l@U]] long.').map(({ text }) => text)).toEqual([
      'It is 3.5 m h@l@U long.',
    ])
  })
  it('are split at commas when too long, without losing a word', () => {
    const long = Array.from({ length: 60 }, (_, i) => `word${i},`).join(' ')
    const parts = sentencesOf(long).map(({ text }) => text)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join(' ')).toBe(long)
  })
})
