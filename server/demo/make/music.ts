import type { Language } from '../../../src/contract/languages.ts'
import { type Random, randomInteger } from '../art/random.ts'
import type { Flavour } from '../flavours.ts'
import { type GenreName, genres } from '../words/genres.ts'
import { portraitMotifOf } from '../words/given-names.ts'
import * as say from '../words/music-texts.ts'
import { playlists } from '../words/playlists.ts'
import { joined, texts } from '../../modules/structure/defaults/six-languages.ts'
import { type Maker, type SeedItem, oneOf, shuffled } from './maker.ts'
import { type Act, type AlbumPlan, type AlbumContext, addAlbum } from './albums.ts'
import { addSingles } from './singles.ts'
import { type Deck, nameDeck, titleDeck } from './titles.ts'

const genresOf: Record<Language, readonly GenreName[]> = {
  en: ['indie', 'folk', 'pop', 'soul', 'ambient', 'electronic', 'classical', 'jazz'],
  ar: ['tarab', 'levant', 'pop', 'tarab', 'jazz', 'levant', 'electronic'],
  fr: ['chanson', 'jazz', 'electronic', 'indie', 'chanson', 'classical', 'pop'],
  de: ['electronic', 'indie', 'ambient', 'pop', 'electronic', 'jazz', 'classical'],
  es: ['flamenco', 'pop', 'indie', 'soul', 'flamenco'],
  ro: ['folk', 'classical', 'indie', 'pop', 'folk'],
}

const decks = (maker: Maker, make: (random: Random, lang: Language) => Deck, name: string) =>
  Object.fromEntries(
    Object.keys(genresOf).map((lang) => [lang, make(maker.random(`${name}:${lang}`), lang as Language)]),
  ) as Record<Language, Deck>

const biographyOf = (random: Random, name: string, lang: Language, year: Record<Language, string>) =>
  joined([
    texts(oneOf(random, say.origins), { name, city: texts(oneOf(random, say.homes[lang])) }),
    texts(oneOf(random, say.sounds)),
    texts(oneOf(random, say.careers), { year }),
  ])

const addAct = (
  { maker }: AlbumContext,
  name: string,
  lang: Language,
  rank: number,
  albums: readonly string[],
): Act => {
  const random = maker.random(`act:${lang}:${name}`)
  const choices = genresOf[lang]
  const genre = choices[rank % choices.length] ?? choices[0] ?? 'pop'
  const item = maker.add({
    kind: 'artist',
    key: `${lang}:${name}`,
    motif: portraitMotifOf(name),
    lang,
    title: { [lang]: name },
    subTitle: texts(genres[genre].name),
    description: biographyOf(random, name, lang, maker.figure(randomInteger(random, 2004, 2021))),
    genre: texts(genres[genre].name),
    popularity: 4000 - rank * 30,
    data: { genre, followers: randomInteger(random, 900, 90_000) },
  })
  return { item, lang, genre, rank, albums }
}

const addActs = (context: AlbumContext, { artists, pinned }: Flavour): Act[] => {
  for (const { lang, artist, albums } of pinned) {
    context.names[lang].take(artist)
    for (const album of albums) context.titles[lang].take(album)
  }
  const acts = pinned.map(({ lang, artist, albums }, rank) => addAct(context, artist, lang, rank, albums))
  const missing = Object.entries(artists).flatMap(([code, count]) => {
    const lang = code as Language
    const there = pinned.filter((one) => one.lang === lang).length
    return Array.from({ length: count - there }, () => lang)
  })
  for (const lang of shuffled(context.maker.random('acts'), missing)) {
    acts.push(addAct(context, context.names[lang].draw(), lang, acts.length, []))
  }
  return acts
}

/** New releases are not simply those of the most popular artists: these ranks have something new. */
const newest = [0, 5, 6, 3]
const sinceRelease = (rank: number) => {
  const at = newest.indexOf(rank)
  return at < 0 ? 50 + rank * 9 : 4 + at * 3
}

const albumOf = ({ titles }: AlbumContext, act: Act, at: number): AlbumPlan => ({
  act,
  key: at,
  title: act.albums[at] ?? titles[act.lang].draw(),
  popularity: 4000 - act.rank * 40 - at * 350,
  age: (random) =>
    act.rank < 8 && at === 0 ? sinceRelease(act.rank) : randomInteger(random, 20, 420) + at * 500,
  count: (random) => randomInteger(random, 6, 8),
})

const addDiscography = (context: AlbumContext, act: Act, acts: readonly Act[]): SeedItem[] => {
  const { maker } = context
  const count = Math.max(act.albums.length, 2 + ((act.rank + 1) % 2))
  const made = Array.from({ length: count }, (_, at) =>
    addAlbum(context, albumOf(context, act, at), acts),
  ).flat()
  const ids = (kind: string) => made.filter((item) => item.kind === kind).map(({ id }) => id)
  maker.relate(act.item.id, 'release', ids('album'))
  maker.relate(act.item.id, 'track', ids('track'))
  return made
}

const addMusicVideo = (maker: Maker, track: SeedItem, at: number) => {
  const clip = maker.add({
    kind: 'musicVideo',
    key: track.id,
    lang: track.lang,
    title: track.texts['title'] ?? {},
    description: texts(oneOf(maker.random(`clip:${track.id}`), say.sounds)),
    age: 10 + at * 9,
    popularity: track.popularity,
    data: {
      ...(track.data.by ? { by: track.data.by } : {}),
      genre: track.data.genre ?? '',
      duration: track.data.seconds ?? 0,
    },
  })
  if (track.data.by) maker.relate(track.data.by.id, 'clip', [clip.id])
}

const addPlaylist = (maker: Maker, tracks: readonly SeedItem[], at: number) => {
  const row = playlists[at]
  if (!row) return
  const fitting = tracks.filter(
    ({ data, grading }) =>
      grading <= 20 && !data.restriction && row.genres.some((genre) => genre === data.genre),
  )
  const chosen = shuffled(maker.random(`playlist:${row.key}`), fitting).slice(0, 18 + (at % 5) * 3)
  const list = maker.add({
    kind: 'playlist',
    key: row.key,
    lang: 'en',
    title: texts(row.title),
    subTitle: texts(row.about),
    description: texts(row.about),
    popularity: 3000 - at * 60,
    age: 3 + at * 5,
    data: {
      count: chosen.length,
      duration: chosen.reduce((sum, { data }) => sum + (data.seconds ?? 0), 0),
      genre: row.genres[0] ?? 'pop',
    },
  })
  maker.relate(
    list.id,
    'track',
    chosen.map(({ id }) => id),
  )
}

export const makeMusic = (maker: Maker, flavour: Flavour) => {
  const context: AlbumContext = {
    maker,
    titles: decks(maker, titleDeck, 'titles'),
    names: decks(maker, nameDeck, 'names'),
  }
  const acts = addActs(context, flavour)
  const made = acts.flatMap((act) => addDiscography(context, act, acts))
  const tracks = made.filter(({ kind }) => kind === 'track')
  playlists.forEach((_, at) => addPlaylist(maker, tracks, at))
  const singles = tracks.filter(
    ({ data, grading }) => data.number === 1 && !data.restriction && grading === 0,
  )
  singles.slice(0, 12).forEach((track, at) => addMusicVideo(maker, track, at))
  addSingles(context, acts)
}
