import { describe, expect, it } from 'vitest'
import type { RichNode } from '../contract/structure.ts'
import { speechParts, voiceFor } from './speech-parts.ts'

const p = (text: string): RichNode => ({ tag: 'p', children: [{ text }] })

describe('a text read aloud', () => {
  it('is spoken sentence by sentence, each with its paragraph, in every script', () => {
    expect(speechParts([p('One. Two? Three'), p('هل تسمع؟ نعم.')])).toEqual([
      { block: 0, text: 'One.' },
      { block: 0, text: 'Two?' },
      { block: 0, text: 'Three' },
      { block: 1, text: 'هل تسمع؟' },
      { block: 1, text: 'نعم.' },
    ])
  })
  it('is split into short utterances, and loses no word', () => {
    const text = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')
    const parts = speechParts([p(text), p('x'.repeat(900))])
    expect(
      parts
        .filter(({ block }) => block === 0)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(text)
    for (const { text, block } of parts) if (block === 0) expect(text.length).toBeLessThanOrEqual(220)
  })
  it('skips lines without words', () => {
    expect(speechParts([{ tag: 'hr', children: [] }, p('  ')])).toEqual([])
  })
})

describe('a voice', () => {
  const voices = [
    { lang: 'en-GB', localService: false, name: 'far' },
    { lang: 'en_US', localService: true, name: 'near' },
    { lang: 'ar-EG', localService: true, name: 'arabic' },
  ]
  it('matches the language of the text, and is local where one is', () => {
    expect(voiceFor(voices, 'en')?.name).toBe('near')
    expect(voiceFor(voices, 'ar')?.name).toBe('arabic')
  })
  it('is none where no voice has the language', () => {
    expect(voiceFor(voices, 'de')).toBeNull()
    expect(voiceFor([], 'en')).toBeNull()
  })
})
