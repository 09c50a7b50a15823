/** Only what the page shows to a guest, so that nobody is promised more than the visitor finds. */
import type { Kind } from '../../../src/contract/kinds.ts'
import {
  type Fact,
  type JsonLdInput,
  byArtist,
  byAuthor,
  byDeveloper,
  byJournalist,
  byPartner,
  withClipDetails,
  withCount,
  withDates,
  inSeries,
  isClip,
  withDuration,
  ofPodcast,
  onAlbum,
  withAccess,
  withReleaseDate,
  readByNarrator,
  withReadingTime,
} from './json-ld-facts.ts'
import { withPrice, withGamePrice, withOfferTerms } from './json-ld-offer.ts'
import type { SummaryItem } from './page-summary.ts'

export const schema = 'https://schema.org'

interface KindSchema {
  readonly type: string | ((item: SummaryItem) => string)
  readonly nameKey?: 'headline'
  readonly facts: readonly Fact[]
}

const videoTypeOf = (item: SummaryItem) =>
  item.series ? 'TVEpisode' : isClip(item) ? 'VideoObject' : 'Movie'
const video: KindSchema = { type: videoTypeOf, facts: [inSeries, withClipDetails, withDuration, withAccess] }
const game: KindSchema = { type: 'VideoGame', facts: [byDeveloper, withGamePrice] }
const text = {
  nameKey: 'headline',
  facts: [byJournalist, withAccess, withReleaseDate, withReadingTime],
} as const

const kindSchemas: Record<Kind, KindSchema | null> = {
  track: { type: 'MusicRecording', facts: [byArtist, onAlbum, withDuration] },
  album: { type: 'MusicAlbum', facts: [byArtist, withCount('numTracks')] },
  artist: { type: 'MusicGroup', facts: [] },
  playlist: { type: 'MusicPlaylist', facts: [withCount('numTracks')] },
  musicVideo: video,
  podcast: { type: 'PodcastSeries', facts: [byAuthor] },
  episode: { type: 'PodcastEpisode', facts: [ofPodcast, withDuration, withReleaseDate] },
  audiobook: { type: 'Audiobook', facts: [byAuthor, readByNarrator, withDuration] },
  chapter: null,
  author: { type: 'Person', facts: [] },
  video,
  series: { type: 'TVSeries', facts: [withCount('numberOfEpisodes'), withAccess] },
  game,
  onlineGame: game,
  cloudGame: game,
  article: { ...text, type: 'Article' },
  news: { ...text, type: 'NewsArticle' },
  app: { type: 'SoftwareApplication', facts: [byPartner('author')] },
  partner: { type: 'Organization', facts: [] },
  service: { type: 'Service', facts: [byPartner('provider')] },
  voucher: { type: 'Offer', facts: [byPartner('offeredBy'), withOfferTerms] },
  voucherBook: { type: 'Product', facts: [withPrice] },
  tournament: { type: 'Event', facts: [withDates] },
  challenge: null,
}

export const jsonLdOf = (described: JsonLdInput): object | null => {
  const { item, url, picture, description } = described
  const known = kindSchemas[item.kind]
  if (!known) return null
  const { type, nameKey = 'name', facts } = known
  return {
    '@context': schema,
    '@type': typeof type === 'string' ? type : type(item),
    [nameKey]: item.title,
    url,
    image: picture,
    inLanguage: item.lang,
    ...(description ? { description } : {}),
    ...(item.year ? { datePublished: String(item.year) } : {}),
    ...facts.reduce((all, fact) => ({ ...all, ...fact(described) }), {}),
  }
}
