import { describe, expect, it } from 'vitest'
import type { Card } from '../../../contract/content.ts'
import { type Kind, kindNames, kinds } from '../../../contract/kinds.ts'
import { createTranslator } from '../../../state/words/translator.ts'
import { clockText, wholeNumber } from '../../../domain/numerals.ts'
import type { Formats } from '../../../state/words/formats.ts'
import { type CardWords, cardWords } from './card-words.ts'

const words = {
  songs_other: '{{n}} songs',
  episodes_other: '{{n}} episodes',
  minutesRead: '{{n}} min read',
  premium: 'Premium',
}
const translator = createTranslator({
  lang: 'en',
  words: { cards: words },
  fallbacks: [],
  onMissing: (_, key) => {
    throw new Error(`no words for ${key}`)
  },
})

const formats: Formats = {
  number: (value) => wholeNumber(value, 'en', 'latn'),
  figure: String,
  clock: (seconds) => clockText(seconds, 'latn'),
  length: (seconds) => `${Math.round(seconds / 60)} min`,
  date: (iso) => iso,
  joinParts: (parts) => parts.filter(Boolean).join(' · '),
  between: ' · ',
}
const card = (kind: Kind, more: Partial<Card> = {}): Card => ({
  id: 'x_1',
  kind,
  slug: 'x',
  title: 'Harbour Nights',
  lang: 'en',
  by: { id: 'art_1', slug: 'samer', name: 'سامر نوري', lang: 'ar' },
  picture: { url: '/img/x/320x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: kinds[kind].contentType,
  grading: 0,
  count: 12,
  duration: 2760,
  minutes: 9,
  released: '2026-05-04T00:00:00.000Z',
  ...more,
})
const wordsFor = (kind: Kind, more?: Partial<Card>) =>
  cardWords(card(kind, more), { t: translator.t, formats })

const byName = { line: 'سامر نوري', lineLang: 'ar' }
const about = { subTitle: 'For two, at the harbour' }
const rows: [Kind, CardWords, Partial<Card>?][] = [
  ['track', byName],
  ['album', byName],
  ['artist', {}],
  ['playlist', { line: '12 songs' }],
  ['musicVideo', byName],
  ['podcast', byName],
  ['episode', { line: '46 min · \u2068سامر نوري\u2069' }],
  ['audiobook', byName],
  ['chapter', { line: '46 min · \u2068سامر نوري\u2069' }],
  ['author', {}],
  ['video', { line: '46 min' }],
  ['series', { line: '12 episodes' }],
  ['game', { line: 'For two, at the harbour' }, about],
  ['onlineGame', { line: 'For two, at the harbour' }, about],
  ['cloudGame', { line: 'For two, at the harbour' }, about],
  ['article', { line: '9 min read · \u2068سامر نوري\u2069' }],
  ['news', { day: '2026-05-04T00:00:00.000Z' }],
  ['app', { line: 'For two, at the harbour', lineLang: 'en' }, about],
  ['partner', { line: 'For two, at the harbour', lineLang: 'en' }, about],
  ['service', { line: 'For two, at the harbour', lineLang: 'en' }, about],
  ['voucher', { figure: '−20%', ...byName }, { subTitle: '−20%' }],
  ['voucherBook', { line: 'For two, at the harbour', lineLang: 'en' }, about],
  ['tournament', { line: 'For two, at the harbour', lineLang: 'en' }, about],
  ['challenge', { line: 'For two, at the harbour', lineLang: 'en' }, about],
]

describe('the text under the title of a card', () => {
  it.each(rows)('of the kind %s is %j', (kind, expected, more) => {
    const { day, line, lineLang, figure } = wordsFor(kind, more)
    const found = { day, line, lineLang, figure }
    expect(found).toEqual({
      day: undefined,
      line: undefined,
      lineLang: undefined,
      figure: undefined,
      ...expected,
    })
  })

  it('of an article included in a plan says so', () => {
    expect(wordsFor('article', { premium: true })).toMatchObject({
      line: '9 min read · \u2068سامر نوري\u2069',
      premium: 'Premium',
    })
  })

  it('is defined for every kind of the portal', () => {
    expect(rows.map(([kind]) => kind).sort()).toEqual([...kindNames].sort())
  })

  it.each(['app', 'partner', 'service', 'voucher'] as const)(
    'of the kind %s is marked with its own language where that is not the title’s',
    (kind) => {
      const { line, lineLang } = wordsFor(kind, { subTitle: 'Für zwei, am Hafen', subTitleLang: 'de' })
      expect([line, lineLang]).toEqual(['Für zwei, am Hafen', 'de'])
    },
  )

  it('of a voucher with a text is the text, not a figure', () => {
    expect(wordsFor('voucher', about)).toEqual({ line: 'For two, at the harbour', lineLang: 'en' })
  })
})
