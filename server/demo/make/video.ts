import { randomInteger } from '../art/random.ts'
import { texts } from '../../modules/structure/defaults/six-languages.ts'
import { episodeTitles } from '../words/episodes.ts'
import { videoTexts } from '../words/video-texts.ts'
import { type VideoGenre, type VideoRow, movies, series, videoGenres } from '../words/videos.ts'
import { type Maker, oneOf, refOf } from './maker.ts'

/** Ages by genre; one thriller and one drama are for grown-ups. */
const gradings: Record<VideoGenre, number> = {
  family: 0,
  documentary: 0,
  concert: 10,
  drama: 20,
  thriller: 30,
}
const forAdults = new Set(['False Harbour', 'Salt and Snow'])

const draft = (maker: Maker, { genre, title }: VideoRow, at: number) => {
  const random = maker.random(`video:${title[0]}`)
  return {
    lang: 'en' as const,
    title: texts(title),
    subTitle: texts(videoGenres[genre]),
    description: texts(oneOf(random, videoTexts[genre])),
    genre: texts(videoGenres[genre]),
    grading: forAdults.has(title[0]) ? 40 : gradings[genre],
    popularity: 2000 - at * 30,
    age: 5 + at * 11,
  }
}

const addVideo = (maker: Maker, row: VideoRow, at: number) => {
  const minutes = randomInteger(maker.random(`minutes:${row.title[0]}`), 24, 118)
  maker.add({
    ...draft(maker, row, at),
    kind: 'video',
    key: row.title[0],
    data: {
      genre: row.genre,
      category: 'title',
      duration: minutes * 60,
      year: 2026 - (at % 7),
      premium: at % 3 === 0,
      isHls: at % 4 === 0,
    },
  })
}

const perSeason = 3
const placeOf = (at: number) => ({ season: Math.floor(at / perSeason) + 1, number: (at % perSeason) + 1 })

const addSeries = (maker: Maker, row: VideoRow, at: number) => {
  const titles = episodeTitles[row.title[0]] ?? []
  const made = maker.add({
    ...draft(maker, row, at),
    kind: 'series',
    key: row.title[0],
    popularity: 2600 - at * 30,
    data: {
      genre: row.genre,
      category: 'title',
      count: titles.length,
      year: 2026 - (at % 3),
      premium: at % 2 === 0,
    },
  })
  const episodes = titles.map((title, number) =>
    maker.add({
      kind: 'video',
      key: `${made.id}:${number}`,
      lang: 'en',
      title: texts(title),
      subTitle: made.texts['title'] ?? {},
      description: made.texts['description'] ?? {},
      grading: made.grading,
      popularity: 100 - number,
      data: {
        by: refOf(made),
        ...placeOf(number),
        category: 'episode',
        genre: row.genre,
        duration: randomInteger(maker.random(`part:${made.id}:${number}`), 38, 56) * 60,
        // The first one of a series that needs a plan is everyone's.
        premium: at % 2 === 0 && number > 0,
        isHls: at < 2,
        intro: { from: 3, to: 15 },
      },
    }),
  )
  maker.relate(
    made.id,
    'episode',
    episodes.map(({ id }) => id),
  )
}

export const makeVideo = (maker: Maker) => {
  movies.forEach((row, at) => addVideo(maker, row, at))
  series.forEach((row, at) => addSeries(maker, row, at))
}
