import type { Card, Track } from '../content.ts'
import { structureNode } from '../structure-node.ts'
import type { Picture } from '../shared.ts'

export const picture: Picture = {
  url: '/img/alb_k3f8s0q2m7xd/640x0.webp',
  alt: 'Cover of the album Desert Light',
  colours: ['#c2703d', '#2b1d14'],
  deep: '#2b1d14',
  tone: '#8a4a24',
}

const person = { id: 'art_p4r7t1v9w2yz', slug: 'noor-salim', name: 'Noor Salim' }

const cardOf = (card: Pick<Card, 'id' | 'kind' | 'slug' | 'title' | 'contentType'>): Card => ({
  ...card,
  lang: 'en',
  picture,
  grading: 0,
})

export const albumCard: Card = {
  ...cardOf({
    id: 'alb_k3f8s0q2m7xd',
    kind: 'album',
    slug: 'desert-light',
    title: 'Desert Light',
    contentType: 'MUSIC_ALBUM',
  }),
  by: person,
  year: 2026,
}
export const artistCard = cardOf({
  id: person.id,
  kind: 'artist',
  slug: person.slug,
  title: person.name,
  contentType: 'MUSIC_ARTIST',
})
export const playlistCard = cardOf({
  id: 'pll_d5g8j1m4q7tw',
  kind: 'playlist',
  slug: 'slow-evening',
  title: 'Slow Evening',
  contentType: 'MUSIC_PLAYLIST',
})
export const podcastCard = cardOf({
  id: 'pod_a2c4e6g8j0m2',
  kind: 'podcast',
  slug: 'night-trains',
  title: 'Night Trains',
  contentType: 'PODCAST',
})
export const authorCard = cardOf({
  id: 'aut_b3d5f7h9k1n3',
  kind: 'author',
  slug: 'mira-haddad',
  title: 'Mira Haddad',
  contentType: 'AUDIOBOOK_ARTIST',
})
export const bookCard = cardOf({
  id: 'bok_c4e6g8j0m2p4',
  kind: 'audiobook',
  slug: 'the-lighthouse',
  title: 'The Lighthouse',
  contentType: 'AUDIOBOOK',
})
export const videoCard = cardOf({
  id: 'vid_e6g8j0m2p4r6',
  kind: 'video',
  slug: 'high-tide',
  title: 'High Tide',
  contentType: 'VIDEO',
})
export const gameCard = cardOf({
  id: 'ogm_f7h9k1n3q5s7',
  kind: 'onlineGame',
  slug: 'tile-garden',
  title: 'Tile Garden',
  contentType: 'ONLINE_GAME',
})
export const tournamentCard = cardOf({
  id: 'trn_g8j0m2p4r6t8',
  kind: 'tournament',
  slug: 'spring-cup',
  title: 'Spring Cup',
  contentType: 'TOURNAMENT',
})
export const articleCard = cardOf({
  id: 'atc_h9k1n3q5s7v9',
  kind: 'article',
  slug: 'a-city-by-night',
  title: 'A City by Night',
  contentType: 'ARTICLE',
})

export const track: Track = {
  ...cardOf({
    id: 'trk_j0m2p4r6t8w0',
    kind: 'track',
    slug: 'first-rain',
    title: 'First Rain',
    contentType: 'FULL_TRACK_MUSIC',
  }),
  by: person,
  providerId: 'riwaq',
  prices: [],
  collectionInfo: { articleId: albumCard.id },
  album: { id: albumCard.id, slug: albumCard.slug, title: albumCard.title, lang: 'en', artist: person },
  number: 1,
  guests: [],
  duration: 214,
}
export const episode: Track = {
  ...track,
  id: 'epi_k1n3q5s7v9x1',
  kind: 'episode',
  slug: 'leaving-at-ten',
  title: 'Leaving at Ten',
  contentType: 'PODCAST_EPISODE',
  collectionInfo: { articleId: podcastCard.id },
  album: { id: podcastCard.id, slug: podcastCard.slug, title: podcastCard.title, lang: 'en', artist: person },
  duration: 1820,
}

export const description = {
  text: 'Recorded in one week, in an empty house by the sea.',
  lang: 'en',
} as const

export const shelf = structureNode('new-albums', {
  title: 'New albums',
  clickUrl: '/music/albums',
  customProperties: { type: 'shelf' },
  entries: [albumCard],
})
export const page = structureNode('home', { title: 'Home', customProperties: { type: 'page' } }, [shelf])

/** Of the person who is signed in. */
export const profile = {
  roles: ['USER'],
  UUID: 'acc_n3q5s7v9x1z3',
  userId: 'acc_n3q5s7v9x1z3',
  name: 'Lina',
  lastName: 'Haddad',
  email: 'lina@example.org',
  userInformation: {},
}

/** Of the calls that answer in one language. */
export const english = { lang: 'en' } as const
export const token = {
  access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhY2NfMSJ9.c2lnbmF0dXJl',
  refresh_token: 'rt_4f1c9a7e2b8d',
  expires: 1_796_000_000,
}
export const moment = '2026-11-21T10:00:00.000Z'
