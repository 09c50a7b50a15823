/** What the page of an item says about it, in the words of schema.org: each fact by itself, chosen by kind. */
import { linkTo, type Target } from '../../../src/domain/addresses/addresses.ts'
import type { SummaryItem } from './page-summary.ts'

export interface JsonLdInput {
  item: SummaryItem
  url: string
  picture: string
  description: string
  /** A path as an address in the language of the page. */
  pathsIn: (path: string) => string
}
/** Nothing where the item does not say it. */
export type Fact = (input: JsonLdInput) => object

type Role = 'author' | 'byArtist' | 'partOfSeries' | 'provider' | 'offeredBy'
const madeBy =
  (role: Role, type: string, linkOf?: (maker: Target) => string): Fact =>
  ({ item: { by }, pathsIn }) =>
    by ? { [role]: { '@type': type, name: by.name, ...(linkOf ? { url: pathsIn(linkOf(by)) } : {}) } } : {}

export const byArtist = madeBy('byArtist', 'MusicGroup', linkTo.artist)
export const byAuthor = madeBy('author', 'Person', linkTo.audiobookArtist)
export const byJournalist = madeBy('author', 'Person')
export const ofPodcast = madeBy('partOfSeries', 'PodcastSeries', linkTo.podcast)
/** What a partner has to do with it. */
export const byPartner = (role: Role): Fact => madeBy(role, 'Organization', linkTo.marketplacePartner)

export const byDeveloper: Fact = ({ item: { developerName } }) =>
  developerName ? { author: { '@type': 'Organization', name: developerName } } : {}

export const onAlbum: Fact = ({ item: { album }, pathsIn }) =>
  album
    ? {
        inAlbum: {
          '@type': 'MusicAlbum',
          name: album.title,
          url: pathsIn(linkTo.album(album.artist, album)),
        },
      }
    : {}

export const readByNarrator: Fact = ({ item: { narrator } }) =>
  narrator ? { readBy: { '@type': 'Person', name: narrator.name } } : {}

/** Of an episode: where in its series it is. */
export const inSeries: Fact = ({ item: { series }, pathsIn }) =>
  series
    ? {
        partOfSeries: { '@type': 'TVSeries', name: series.title, url: pathsIn(linkTo.series(series)) },
        partOfSeason: { '@type': 'TVSeason', seasonNumber: series.season },
        episodeNumber: series.number,
      }
    : {}

/** A film has the year in which it came out; what was taken of a song or of a tournament has none. */
export const isClip = ({ kind, year, series }: SummaryItem) => !series && (kind === 'musicVideo' || !year)

/** What the type of a clip requires beside a name. */
export const withClipDetails: Fact = ({ item, picture }) =>
  isClip(item) ? { thumbnailUrl: picture, ...(item.released ? { uploadDate: item.released } : {}) } : {}

export const withCount =
  (name: 'numTracks' | 'numberOfEpisodes'): Fact =>
  ({ item: { count } }) =>
    count ? { [name]: count } : {}

const isoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`
export const withDuration: Fact = ({ item: { duration } }) =>
  duration ? { duration: isoDuration(duration) } : {}

export const withReleaseDate: Fact = ({ item: { released } }) => (released ? { datePublished: released } : {})
export const withReadingTime: Fact = ({ item: { minutes } }) =>
  minutes ? { timeRequired: `PT${minutes}M` } : {}
/** Where a plan may stand before a part of it. */
export const withAccess: Fact = ({ item: { premium } }) => ({ isAccessibleForFree: !premium })

/** A tournament is played where its page is. */
export const withDates: Fact = ({ item: { starts, ends }, url }) =>
  starts && ends
    ? {
        startDate: starts,
        endDate: ends,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
      }
    : {}
