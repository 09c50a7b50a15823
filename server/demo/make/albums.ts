import type { Language } from '../../../src/contract/languages.ts'
import { type Random, chance, randomInteger } from '../art/random.ts'
import type { ItemData } from '../../modules/content/item-data.ts'
import { recipeOf } from '../music/recipe.ts'
import { songOf, timed } from '../lyrics/lyrics.ts'
import { type GenreName, genres } from '../words/genres.ts'
import * as say from '../words/music-texts.ts'
import { joined, texts } from '../../modules/structure/defaults/six-languages.ts'
import { type Maker, type SeedItem, oneOf, refOf } from './maker.ts'
import { type Deck, stocks } from './titles.ts'

export interface Act {
  item: SeedItem
  lang: Language
  genre: GenreName
  /** Position among all artists; the pinned ones come first. */
  rank: number
  albums: readonly string[]
}
export interface AlbumContext {
  maker: Maker
  titles: Record<Language, Deck>
  names: Record<Language, Deck>
}

interface TrackPlan {
  act: Act
  album: SeedItem
  albumTitle: string
  guests: readonly Act[]
}

/** A song that has words has them on the phrases of its own tune. */
const withWords = (track: SeedItem, title: string): SeedItem => {
  const { id, lang, data } = track
  const song = songOf(lang, title)
  if (song) data.lyrics = timed(song, recipeOf(id, data.recipe, data.seconds ?? 0))
  return track
}

const restrictionOf = (random: Random): ItemData['restriction'] =>
  chance(random, 0.02) ? 'NOT_LICENSED' : undefined

const addTrack = ({ maker, titles }: AlbumContext, plan: TrackPlan, number: number): SeedItem => {
  const { act, album, albumTitle } = plan
  const random = maker.random(`track:${album.id}:${number}`)
  const title = number === 1 ? albumTitle : titles[act.lang].draw()
  const explicit = chance(random, 0.05)
  const restriction = restrictionOf(random)
  const guest = chance(random, 0.12) ? oneOf(random, plan.guests) : null
  const artist = refOf(act.item)
  const track = maker.add({
    kind: 'track',
    key: `${album.id}:${number}`,
    lang: act.lang,
    title: { [act.lang]: title },
    grading: explicit ? oneOf(random, [20, 30, 30, 40]) : album.grading,
    popularity: Math.max(1, album.popularity - number * 45 + randomInteger(random, 0, 20)),
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
      seconds: randomInteger(random, 92, 286),
      recipe: {
        mood: oneOf(random, genres[act.genre].moods),
        seed: `${maker.tenant}-${album.id}-${number}`,
        act: act.item.id,
        album: album.id,
      },
      ...(explicit ? { explicit } : {}),
      ...(restriction ? { restriction } : {}),
    },
  })
  return withWords(track, title)
}

export interface AlbumPlan {
  act: Act
  key: string | number
  title: string
  popularity: number
  age: (random: Random) => number
  count: (random: Random) => number
  release?: ItemData['release']
}

const has = ({ relations }: Maker, guest: string, album: string) =>
  relations.some(({ parent, role, child }) => parent === guest && role === 'appearance' && child === album)

export const addAlbum = (context: AlbumContext, plan: AlbumPlan, acts: readonly Act[]): SeedItem[] => {
  const { maker } = context
  const { act, key, title, release } = plan
  const random = maker.random(`album:${act.item.id}:${key}`)
  const age = plan.age(random)
  const album = maker.add({
    kind: 'album',
    key: `${act.item.id}:${key}`,
    lang: act.lang,
    title: { [act.lang]: title },
    description: joined([
      texts(oneOf(random, say.albumOpenings), { name: act.item.texts['title']?.[act.lang] ?? '' }),
      texts(oneOf(random, say.albumClosings)),
    ]),
    genre: texts(genres[act.genre].name),
    grading: chance(random, 0.06) ? 20 : 0,
    popularity: plan.popularity,
    age,
    data: {
      by: refOf(act.item),
      genre: act.genre,
      label: oneOf(random, stocks[act.lang].labels),
      ...(release ? { release } : {}),
    },
  })
  const guests = acts.filter((other) => other.lang === act.lang)
  const tracks = Array.from({ length: plan.count(random) }, (_, number) =>
    addTrack(context, { act, album, albumTitle: title, guests }, number + 1),
  )
  album.data.count = tracks.length
  album.data.duration = tracks.reduce((sum, { data }) => sum + (data.seconds ?? 0), 0)
  album.data.year = new Date(album.released ?? 0).getUTCFullYear()
  maker.relate(
    album.id,
    'track',
    tracks.map(({ id }) => id),
  )
  for (const { data } of tracks)
    for (const { id } of data.guests ?? [])
      if (!has(maker, id, album.id)) maker.relate(id, 'appearance', [album.id])
  return [album, ...tracks]
}
