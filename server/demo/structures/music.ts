/** The pages of the music section. */
import { videoLinks } from '../../../src/domain/addresses/video-addresses.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import type { EntryQuery, StoredNode } from '../../modules/structure/tree.ts'
import { genres } from '../words/genres.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import {
  distinct,
  grid,
  groupChips,
  hero,
  list,
  named,
  page,
  ranking,
  shelf,
} from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const names = Object.fromEntries(Object.entries(genres).map(([id, { name }]) => [id, name])) as Record<
  string,
  Six
>
const genreChips = groupChips(names, linkTo.musicGenre)
const albumChips = groupChips(names, linkTo.musicAlbumsCategory)

const story = (name: string, title: Six, entries: EntryQuery): StoredNode => ({
  name,
  title: texts(title),
  entries: { limit: 5, ...entries },
})
const stories: StoredNode = {
  name: 'stories',
  type: 'stories',
  title: texts(['Stories', 'قصص', 'Stories', 'Storys', 'Historias', 'Povești']),
  substructure: [
    story('story-albums', headings.newAlbums, { kinds: ['album'], sort: 'new' }),
    story('story-artists', headings.artists, { kinds: ['artist'] }),
    story('story-playlists', headings.playlists, { kinds: ['playlist'] }),
    story('story-clips', headings.clips, { kinds: ['musicVideo'] }),
  ],
}

const landing = (name: string, title: Six): StoredNode =>
  page(
    name,
    title,
    genreChips,
    stories,
    shelf('new-albums', headings.newAlbums, { kinds: ['album'], sort: 'new' }, linkTo.musicAlbums()),
    ranking('charts', headings.charts, { kinds: ['track'], limit: 10 }, linkTo.musicTracks()),
    shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('artists', headings.artists, { kinds: ['artist'], limit: 16 }, linkTo.page('music-artists')),
    shelf('albums', headings.popular, { kinds: ['album'], limit: 16 }, linkTo.musicAlbums()),
    shelf('clips', headings.clips, { kinds: ['musicVideo'] }),
  )

const genre: StoredNode = {
  ...page(
    'music-genre',
    headings.genres,
    genreChips,
    shelf('playlists', headings.playlists, { kinds: ['playlist'], genre: '{id}' }),
    ranking('charts', headings.charts, { kinds: ['track'], genre: '{id}', limit: 6 }),
    shelf('artists', headings.artists, { kinds: ['artist'], genre: '{id}' }),
    grid(
      'albums',
      headings.albums,
      { kinds: ['album'], genre: '{id}', limit: 24 },
      linkTo.musicAlbumsCategory('{id}'),
    ),
  ),
  groups: named(names),
}

export const musicPages: readonly StoredNode[] = [
  landing('music-list', headings.music),
  { ...landing('music', headings.music), sameAs: { all: linkTo.musicList() } },
  genre,
  page(
    'music-albums',
    headings.albums,
    albumChips,
    grid('albums', null, { kinds: ['album'], sort: 'new', limit: 36 }),
  ),
  {
    ...page(
      'music-albums-category',
      headings.albums,
      albumChips,
      grid('albums', null, { kinds: ['album'], genre: '{id}', limit: 36 }),
    ),
    groups: named(distinct(names, headings.albums)),
    sameAs: { all: linkTo.musicAlbums() },
  },
  page('music-playlists', headings.playlists, grid('playlists', null, { kinds: ['playlist'], limit: 36 })),
  page('music-artists', headings.artists, grid('artists', null, { kinds: ['artist'], limit: 36 })),
  page(
    'music-tracks',
    headings.tracks,
    ranking('tracks', headings.charts, { kinds: ['track'], limit: 50 }, linkTo.musicTracksCategory()),
  ),
  page(
    'music-tracks-category',
    headings.newTracks,
    genreChips,
    list('tracks', null, { kinds: ['track'], sort: 'new', limit: 50 }),
  ),
  page(
    'listen',
    headings.listen,
    hero(
      'hero',
      { title: headings.podcasts, subTitle: headings.newEpisodes, action: headings.allPodcasts },
      { kinds: ['podcast'] },
      linkTo.podcastList(),
    ),
    shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('albums', headings.albums, { kinds: ['album'] }, linkTo.musicAlbums()),
    shelf('podcasts', headings.podcasts, { kinds: ['podcast'] }, linkTo.podcastList()),
    shelf('artists', headings.artists, { kinds: ['artist'] }, linkTo.page('music-artists')),
  ),
  page(
    'live',
    headings.live,
    shelf(
      'sessions',
      headings.sessions,
      { kinds: ['video'], category: 'title', genre: 'concert' },
      videoLinks.videoCategory({ slug: 'concert', id: 'concert' }),
    ),
    shelf('clips', headings.clips, { kinds: ['musicVideo'] }),
    shelf('albums', headings.newAlbums, { kinds: ['album'], sort: 'new' }, linkTo.musicAlbums()),
  ),
]
