/**
 * The page of one item in the words of schema.org. Only what the page shows to a guest, so that nobody is promised more
 * than the visitor finds.
 */
import type { Kind } from '../../../src/contract/kinds.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { offerIn } from './json-ld-offer.ts'
import type { SummaryItem } from './page-summary.ts'

export const schema = 'https://schema.org'

/** Kinds without a schema.org type are left out. */
const types: Partial<Record<Kind, string>> = {
  track: 'MusicRecording',
  album: 'MusicAlbum',
  artist: 'MusicGroup',
  playlist: 'MusicPlaylist',
  podcast: 'PodcastSeries',
  episode: 'PodcastEpisode',
  audiobook: 'Audiobook',
  author: 'Person',
  video: 'Movie',
  series: 'TVSeries',
  game: 'VideoGame',
  onlineGame: 'VideoGame',
  cloudGame: 'VideoGame',
  article: 'Article',
  news: 'NewsArticle',
  app: 'SoftwareApplication',
  partner: 'Organization',
  service: 'Service',
  voucher: 'Offer',
  voucherBook: 'Product',
  tournament: 'Event',
}
const isText = (kind: Kind) => kind === 'article' || kind === 'news'

const timed: readonly Kind[] = ['track', 'episode', 'audiobook', 'musicVideo', 'video']
/** Kinds that may require a plan. */
const gated: readonly Kind[] = ['article', 'news', 'musicVideo', 'video', 'series']

const isoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`

interface JsonLdInput {
  item: SummaryItem
  url: string
  picture: string
  description: string
  /** The absolute address of a path in the page's language. */
  pathsIn: (path: string) => string
}

/** The role of the partner. */
const marketplaceRoles: Partial<Record<Kind, string>> = {
  app: 'author',
  service: 'provider',
  voucher: 'offeredBy',
}

const makerOf = ({ item, pathsIn }: JsonLdInput) => {
  const { by, kind, developerName } = item
  if (developerName) return { author: { '@type': 'Organization', name: developerName } }
  if (!by) return {}
  if (kind === 'episode')
    return { partOfSeries: { '@type': 'PodcastSeries', name: by.name, url: pathsIn(linkTo.podcast(by)) } }
  const role = marketplaceRoles[kind]
  if (role)
    return {
      [role]: { '@type': 'Organization', name: by.name, url: pathsIn(linkTo.marketplacePartner(by)) },
    }
  const [creator, type, to] = isText(kind)
    ? (['author', 'Person', null] as const)
    : kind === 'audiobook' || kind === 'podcast'
      ? (['author', 'Person', linkTo.audiobookArtist(by)] as const)
      : (['byArtist', 'MusicGroup', linkTo.artist(by)] as const)
  const isMusic = kind === 'track' || kind === 'album'
  if (creator === 'byArtist' && !isMusic) return {}
  return { [creator]: { '@type': type, name: by.name, ...(to ? { url: pathsIn(to) } : {}) } }
}

const personOf = (person: SummaryItem['narrator']) => person && { '@type': 'Person', name: person.name }

/** The album of a song, and the narrator of an audiobook. */
const relationsOf = ({ item: { kind, album, narrator }, pathsIn }: JsonLdInput) => ({
  ...(kind === 'track' && album
    ? {
        inAlbum: {
          '@type': 'MusicAlbum',
          name: album.title,
          url: pathsIn(linkTo.album(album.artist, album)),
        },
      }
    : {}),
  ...(kind === 'audiobook' && narrator ? { readBy: personOf(narrator) } : {}),
})

/** The position of an episode in its series. */
const seriesPositionOf = ({ item: { series }, pathsIn }: JsonLdInput) =>
  series
    ? {
        partOfSeries: { '@type': 'TVSeries', name: series.title, url: pathsIn(linkTo.series(series)) },
        partOfSeason: { '@type': 'TVSeason', seasonNumber: series.season },
        episodeNumber: series.number,
      }
    : {}

/** Videos of songs and tournaments have no year; a film has. */
const isClip = ({ kind, year }: SummaryItem) => kind === 'musicVideo' || (kind === 'video' && !year)

const typeOf = (item: SummaryItem) => {
  if (item.series) return 'TVEpisode'
  return isClip(item) ? 'VideoObject' : types[item.kind]
}

/** Properties that schema.org expects of a clip. */
const clipOf = ({ item, picture }: JsonLdInput) =>
  isClip(item) && !item.series
    ? { thumbnailUrl: picture, ...(item.released ? { uploadDate: item.released } : {}) }
    : {}

/** The property with the number of parts, by kind. */
const counts: Partial<Record<Kind, string>> = {
  album: 'numTracks',
  playlist: 'numTracks',
  series: 'numberOfEpisodes',
}

/** A tournament takes place online, at its page. */
const daysOf = ({ item: { starts, ends }, url }: JsonLdInput) =>
  starts && ends
    ? {
        startDate: starts,
        endDate: ends,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
      }
    : {}

export const jsonLdOf = (described: JsonLdInput): object | null => {
  const { item, url, picture, description } = described
  const type = typeOf(item)
  const counted = counts[item.kind]
  if (!type) return null
  return {
    '@context': schema,
    '@type': type,
    [isText(item.kind) ? 'headline' : 'name']: item.title,
    url,
    image: picture,
    inLanguage: item.lang,
    ...(description ? { description } : {}),
    ...makerOf(described),
    ...daysOf(described),
    ...relationsOf(described),
    ...seriesPositionOf(described),
    ...clipOf(described),
    ...offerIn(item, url),
    ...(counted && item.count ? { [counted]: item.count } : {}),
    ...(item.year ? { datePublished: String(item.year) } : {}),
    ...(item.duration && timed.includes(item.kind) ? { duration: isoDuration(item.duration) } : {}),
    ...(item.kind === 'episode' && item.released ? { datePublished: item.released } : {}),
    ...(gated.includes(item.kind) ? { isAccessibleForFree: !item.premium } : {}),
    ...(isText(item.kind) ? { datePublished: item.released } : {}),
    ...(isText(item.kind) && item.minutes ? { timeRequired: `PT${item.minutes}M` } : {}),
  }
}
