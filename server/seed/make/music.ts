/** Artists, their albums, the tracks on them, music videos, and the playlists of the house. */
import type { Language } from '../../../src/contract/languages.ts'
import { type Random, chance, whole } from '../../media/art/random.ts'
import type { ItemData } from '../../modules/content/item-data.ts'
import type { Flavour } from '../flavours.ts'
import { type GenreName, genres } from '../words/genres.ts'
import * as say from '../words/music-texts.ts'
import { playlists } from '../words/playlists.ts'
import { joined, texts } from '../words/six.ts'
import { type Maker, type SeedItem, oneOf, refOf, shuffled } from './maker.ts'
import { type Deck, nameDeck, stocks, titleDeck } from './titles.ts'

const genresOf: Record<Language, readonly GenreName[]> = {
  en: ['indie', 'folk', 'pop', 'soul', 'ambient', 'electronic', 'classical', 'jazz'],
  ar: ['tarab', 'levant', 'pop', 'tarab', 'jazz', 'levant', 'electronic'],
  fr: ['chanson', 'jazz', 'electronic', 'indie', 'chanson', 'classical', 'pop'],
  de: ['electronic', 'indie', 'ambient', 'pop', 'electronic', 'jazz', 'classical'],
  es: ['flamenco', 'pop', 'indie', 'soul', 'flamenco'],
  ro: ['folk', 'classical', 'indie', 'pop', 'folk'],
}

interface Act {
  item: SeedItem
  lang: Language
  genre: GenreName
  /** Position among all acts; the pinned ones come first. */
  rank: number
  albums: readonly string[]
}
interface Room {
  maker: Maker
  titles: Record<Language, Deck>
  names: Record<Language, Deck>
}

const decks = (maker: Maker, make: (random: Random, lang: Language) => Deck, name: string) =>
  Object.fromEntries(
    Object.keys(genresOf).map((lang) => [lang, make(maker.random(`${name}:${lang}`), lang as Language)]),
  ) as Record<Language, Deck>

const biographyOf = (random: Random, name: string, lang: Language, since: number) =>
  joined([
    texts(oneOf(random, say.origins), { name, city: texts(oneOf(random, say.homes[lang])) }),
    texts(oneOf(random, say.sounds)),
    texts(oneOf(random, say.careers), { year: String(since) }),
  ])

const addAct = (
  { maker }: Room,
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
    lang,
    title: { [lang]: name },
    subTitle: texts(genres[genre].name),
    description: biographyOf(random, name, lang, whole(random, 2004, 2021)),
    genre: texts(genres[genre].name),
    popularity: 4000 - rank * 30,
    data: { genre, followers: whole(random, 900, 90_000) },
  })
  return { item, lang, genre, rank, albums }
}

const addActs = (room: Room, { artists, pinned }: Flavour): Act[] => {
  for (const { lang, artist, albums } of pinned) {
    room.names[lang].take(artist)
    for (const album of albums) room.titles[lang].take(album)
  }
  const acts = pinned.map(({ lang, artist, albums }, rank) => addAct(room, artist, lang, rank, albums))
  const missing = Object.entries(artists).flatMap(([code, count]) => {
    const lang = code as Language
    const there = pinned.filter((one) => one.lang === lang).length
    return Array.from({ length: count - there }, () => lang)
  })
  for (const lang of shuffled(room.maker.random('acts'), missing)) {
    acts.push(addAct(room, room.names[lang].draw(), lang, acts.length, []))
  }
  return acts
}

interface TrackPlan {
  act: Act
  album: SeedItem
  albumTitle: string
  guests: readonly Act[]
}

const restrictionOf = (random: Random): ItemData['restriction'] =>
  chance(random, 0.02) ? 'NOT_LICENSED' : undefined

const addTrack = ({ maker, titles }: Room, plan: TrackPlan, number: number): SeedItem => {
  const { act, album, albumTitle } = plan
  const random = maker.random(`track:${album.id}:${number}`)
  const title = number === 1 ? albumTitle : titles[act.lang].draw()
  const explicit = chance(random, 0.05)
  const restriction = restrictionOf(random)
  const guest = chance(random, 0.12) ? oneOf(random, plan.guests) : null
  const artist = refOf(act.item)
  return maker.add({
    kind: 'track',
    key: `${album.id}:${number}`,
    lang: act.lang,
    title: { [act.lang]: title },
    grading: explicit ? oneOf(random, [20, 30, 30, 40]) : album.grading,
    popularity: Math.max(1, album.popularity - number * 45 + whole(random, 0, 20)),
    pictureOf: { id: album.id, kind: 'album' },
    data: {
      by: artist,
      album: { id: album.id, slug: album.slug, title: albumTitle, lang: act.lang, artist },
      number,
      guests: guest && guest.item.id !== act.item.id ? [refOf(guest.item)] : [],
      providerId: `prv-${album.id.slice(4)}-${number}`,
      prices: [
        {
          amount: maker.currency === 'AED' ? 4.99 : 1.29,
          currency: maker.currency,
          businessModel: 'PURCHASE',
        },
      ],
      genre: act.genre,
      seconds: whole(random, 92, 286),
      recipe: { mood: oneOf(random, genres[act.genre].moods), seed: `${maker.tenant}-${album.id}-${number}` },
      ...(explicit ? { explicit } : {}),
      ...(restriction ? { restriction } : {}),
    },
  })
}

const addAlbum = (room: Room, act: Act, at: number, acts: readonly Act[]): SeedItem[] => {
  const { maker } = room
  const title = act.albums[at] ?? room.titles[act.lang].draw()
  const random = maker.random(`album:${act.item.id}:${at}`)
  const age = act.rank < 8 && at === 0 ? 4 + act.rank * 3 : whole(random, 20, 420) + at * 500
  const album = maker.add({
    kind: 'album',
    key: `${act.item.id}:${at}`,
    lang: act.lang,
    title: { [act.lang]: title },
    description: joined([
      texts(oneOf(random, say.albumOpenings), { name: act.item.texts['title']?.[act.lang] ?? '' }),
      texts(oneOf(random, say.albumClosings)),
    ]),
    genre: texts(genres[act.genre].name),
    grading: chance(random, 0.06) ? 20 : 0,
    popularity: 4000 - act.rank * 40 - at * 350,
    age,
    data: {
      by: refOf(act.item),
      genre: act.genre,
      label: oneOf(random, stocks[act.lang].labels),
    },
  })
  const guests = acts.filter((other) => other.lang === act.lang)
  const tracks = Array.from({ length: whole(random, 6, 8) }, (_, number) =>
    addTrack(room, { act, album, albumTitle: title, guests }, number + 1),
  )
  album.data.count = tracks.length
  album.data.duration = tracks.reduce((sum, { data }) => sum + (data.seconds ?? 0), 0)
  album.data.year = new Date(album.released ?? 0).getUTCFullYear()
  maker.relate(
    album.id,
    'track',
    tracks.map(({ id }) => id),
  )
  return [album, ...tracks]
}

const addDiscography = (room: Room, act: Act, acts: readonly Act[]): SeedItem[] => {
  const { maker } = room
  const count = Math.max(act.albums.length, 2 + ((act.rank + 1) % 2))
  const made = Array.from({ length: count }, (_, at) => addAlbum(room, act, at, acts)).flat()
  const ids = (kind: string) => made.filter((item) => item.kind === kind).map(({ id }) => id)
  maker.relate(act.item.id, 'release', ids('album'))
  maker.relate(act.item.id, 'track', ids('track'))
  return made
}

const addMusicVideo = (maker: Maker, track: SeedItem, at: number) =>
  maker.add({
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
  const room: Room = {
    maker,
    titles: decks(maker, titleDeck, 'titles'),
    names: decks(maker, nameDeck, 'names'),
  }
  const acts = addActs(room, flavour)
  const made = acts.flatMap((act) => addDiscography(room, act, acts))
  const tracks = made.filter(({ kind }) => kind === 'track')
  playlists.forEach((_, at) => addPlaylist(maker, tracks, at))
  const singles = tracks.filter(
    ({ data, grading }) => data.number === 1 && !data.restriction && grading === 0,
  )
  singles.slice(0, 12).forEach((track, at) => addMusicVideo(maker, track, at))
}
