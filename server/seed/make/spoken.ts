/** Podcasts with their episodes, audiobooks with their chapters. What is said is written here and spoken on demand. */
import type { Language } from '../../../src/contract/languages.ts'
import { type Random, whole } from '../../media/art/random.ts'
import { type BookRow, audiobooks, bookGenres } from '../words/audiobooks.ts'
import { type PodcastRow, podcasts } from '../words/podcasts.ts'
import { texts } from '../words/six.ts'
import { type Maker, type SeedItem, everywhere, refOf, shuffled } from './maker.ts'
import type { People } from './people.ts'
import { stocks, titleDeck } from './titles.ts'

/** Letters a second of unhurried speech with its pauses; the opening and closing bars stand around it. */
const pace: Record<Language, number> = { en: 13, ar: 8.4, fr: 14.6, de: 13, es: 12.8, ro: 12 }
const margin = 8
const secondsOf = (script: string, lang: Language) => Math.ceil(script.length / pace[lang]) + margin

const scriptOf = (random: Random, lang: Language, show: string, part: string, about: string) => {
  const { opening, closing, lines } = stocks[lang]
  const start = opening.replace('{show}', show).replace('{episode}', part)
  return [start, about, ...shuffled(random, lines).slice(0, whole(random, 8, 11)), closing].join('\n')
}

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
    const script = scriptOf(random, row.lang, row.title, title, about[row.lang])
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
  const titles = titleDeck(random, row.lang)
  const chapters = Array.from({ length: chapterCount(at) }, (_, number) => {
    const name = titles.draw()
    const script = scriptOf(random, row.lang, title[row.lang], name, about[row.lang])
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

export const makeSpoken = (maker: Maker, people: People) => {
  podcasts.forEach((row, at) => addPodcast(maker, people, row, at))
  audiobooks.forEach((row, at) => addBook(maker, people, row, at))
}
