/** Properties of schema.org that the page of an item can show; `json-ld.ts` chooses them by kind. */
import { linkTo, type Target } from '../../../src/domain/addresses/addresses.ts'
import type { SummaryItem } from './page-summary.ts'

export interface JsonLdInput {
  item: SummaryItem
  url: string
  picture: string
  description: string
  pathsIn: (path: string) => string
}
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

export const inSeries: Fact = ({ item: { series }, pathsIn }) =>
  series
    ? {
        partOfSeries: { '@type': 'TVSeries', name: series.title, url: pathsIn(linkTo.series(series)) },
        partOfSeason: { '@type': 'TVSeason', seasonNumber: series.season },
        episodeNumber: series.number,
      }
    : {}

/** Music and tournament videos have no year. */
export const isClip = ({ kind, year, series }: SummaryItem) => !series && (kind === 'musicVideo' || !year)

/** Properties that schema.org expects of a clip. */
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
export const withAccess: Fact = ({ item: { premium } }) => ({ isAccessibleForFree: !premium })

/** A tournament takes place online, at its page. */
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
