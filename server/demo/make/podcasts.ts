/** Scripts are written here and spoken on demand. */
import type { Language } from '../../../src/contract/languages.ts'
import { type Random, randomInteger } from '../art/random.ts'
import { speechFrom } from '../speech/pacing.ts'
import { type BookRow, audiobooks, bookGenres } from '../words/audiobooks.ts'
import { chapterNames, welcome } from '../words/chapter-markers.ts'
import { chapterTitles } from '../words/chapter-titles.ts'
import { type PodcastRow, podcasts } from '../words/podcasts.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import { type Maker, type SeedItem, everywhere, refOf, shuffled } from './maker.ts'
import { type SpokenLine, longReading } from './readings.ts'
import type { People } from './people.ts'
import { stocks } from './titles.ts'

/** Letters a second of unhurried speech with its pauses; without the intro and outro. */
const lettersPerSecond: Record<Language, number> = { en: 13, ar: 8.4, fr: 14.6, de: 13, es: 12.8, ro: 12 }
const margin = 8
const secondsOf = (script: string, lang: Language) =>
  Math.ceil(script.length / lettersPerSecond[lang]) + margin

const nameOf = (six: Six | undefined, lang: Language) => six && texts(six)[lang]

const greetingOf = (lang: Language, show: string, part: string): SpokenLine => ({
  text: stocks[lang].opening.replace('{show}', show).replace('{episode}', part),
  name: nameOf(welcome, lang),
})
const longLinesOf = (of: string, at: number, lang: Language, show: string, part: string) => {
  const reading = longReading(of, at, lang)
  return reading && [greetingOf(lang, show, part), ...reading, { text: stocks[lang].closing }]
}
const linesOf = (random: Random, lang: Language, show: string, part: string, about: string): SpokenLine[] => {
  const { closing, lines } = stocks[lang]
  const named = lines.map((text, at) => ({ text, name: nameOf(chapterNames[at], lang) }))
  const chosen = shuffled(random, named).slice(0, randomInteger(random, 8, 11))
  return [greetingOf(lang, show, part), { text: about }, ...chosen, { text: closing }]
}
const scriptOf = (lines: readonly SpokenLine[]) => lines.map(({ text }) => text).join('\n')

const chaptersInEpisode = 3
/** The greeting, then chapters of about equal length. */
const evenStarts = (lines: readonly SpokenLine[]) => {
  const [from, to] = [2, lines.length - 1]
  const each = Math.ceil((to - from) / chaptersInEpisode)
  return [0, ...Array.from({ length: chaptersInEpisode }, (_, at) => from + at * each)]
}
const namedStarts = (lines: readonly SpokenLine[]) => lines.flatMap(({ name }, at) => (name ? [at] : []))
/** Each begins at the second that its number of letters needs. */
const marksOf = (lines: readonly SpokenLine[], starts: readonly number[], lang: Language) =>
  starts.map((line) => ({
    title: lines[line]?.name ?? '',
    line,
    at:
      line === 0
        ? 0
        : Math.round(speechFrom + scriptOf(lines.slice(0, line)).length / lettersPerSecond[lang]),
  }))

const sum = (items: readonly SeedItem[]) => items.reduce((total, { data }) => total + (data.seconds ?? 0), 0)

const addPodcast = (maker: Maker, people: People, row: PodcastRow, at: number) => {
  const host = people.person(row.host, row.lang)
  const about = texts(row.about)
  const show = maker.add({
    kind: 'podcast',
    key: row.title,
    lang: row.lang,
    title: { [row.lang]: row.title },
    description: about,
    popularity: 2000 - at * 50 + (row.lang === 'ar' && maker.tenant === 'nour' ? 1000 : 0),
    age: 4 + at * 6,
    data: { by: refOf(host), genre: row.topic, count: row.episodes.length },
  })
  people.credit(row.host, show)
  const episodes = row.episodes.map((title, number) => {
    const random = maker.random(`episode:${show.id}:${number}`)
    const long = longLinesOf(row.title, number, row.lang, row.title, title)
    const lines = long ?? linesOf(random, row.lang, row.title, title, about[row.lang])
    const script = scriptOf(lines)
    return maker.add({
      kind: 'episode',
      key: `${show.id}:${number}`,
      lang: row.lang,
      title: { [row.lang]: title },
      description: about,
      age: 4 + at * 2 + (row.episodes.length - 1 - number) * 7,
      pictureOf: { id: show.id, kind: 'podcast' },
      data: {
        by: { ...refOf(show), name: row.title },
        number: number + 1,
        genre: row.topic,
        script,
        seconds: secondsOf(script, row.lang),
        marks: marksOf(lines, long ? namedStarts(lines) : evenStarts(lines), row.lang),
        ...(at % 4 === 3 && number > 6 ? { premium: true } : {}),
      },
    })
  })
  show.data.duration = sum(episodes)
  maker.relate(show.id, 'episode', episodes.map(({ id }) => id).toReversed())
}

const chapterCount = (at: number) => 8 + (at % 3) * 2

const addBook = (maker: Maker, people: People, row: BookRow, at: number) => {
  const author = people.person(row.author, row.lang)
  const narrator = people.person(row.narrator, row.lang)
  const title = texts(row.title)
  const about = texts(row.about)
  const random = maker.random(`book:${row.key}`)
  const book = maker.add({
    kind: 'audiobook',
    key: row.key,
    lang: row.lang,
    title,
    subTitle: everywhere(row.author),
    description: about,
    popularity: 2000 - at * 40 + (row.lang === 'ar' && maker.tenant === 'nour' ? 1000 : 0),
    age: 12 + at * 21,
    grading: row.key === 'night-market' ? 30 : 0,
    data: {
      by: refOf(author),
      genre: row.genre,
      category: row.genre,
      premium: true,
      facts: { narrator: refOf(narrator), language: row.lang, genreName: texts(bookGenres[row.genre]) },
    },
  })
  people.credit(row.author, book)
  people.credit(row.narrator, book)
  const titles = shuffled(random, chapterTitles[row.lang])
  const chapters = Array.from({ length: chapterCount(at) }, (_, number) => {
    const name = titles[number] ?? title[row.lang] ?? ''
    const long = longLinesOf(row.key, number, row.lang, title[row.lang], name)
    const script = scriptOf(long ?? linesOf(random, row.lang, title[row.lang], name, about[row.lang]))
    return maker.add({
      kind: 'chapter',
      key: `${book.id}:${number}`,
      lang: row.lang,
      title: { [row.lang]: name },
      description: about,
      grading: book.grading,
      pictureOf: { id: book.id, kind: 'audiobook' },
      data: {
        by: refOf(author),
        number: number + 1,
        genre: row.genre,
        script,
        seconds: secondsOf(script, row.lang),
        premium: number > 0,
      },
    })
  })
  book.data.count = chapters.length
  book.data.duration = sum(chapters)
  maker.relate(
    book.id,
    'chapter',
    chapters.map(({ id }) => id),
  )
}

export const makePodcasts = (maker: Maker, people: People) => {
  podcasts.forEach((row, at) => addPodcast(maker, people, row, at))
  audiobooks.forEach((row, at) => addBook(maker, people, row, at))
}
