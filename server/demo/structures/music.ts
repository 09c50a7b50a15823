/** The music rooms. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { furtherLinks } from '../../../src/domain/addresses/further-addresses.ts'
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
import { say } from '../../modules/structure/defaults/headings.ts'

const names = Object.fromEntries(Object.entries(genres).map(([id, { name }]) => [id, name])) as Record<
  string,
  Six
>
const genreChips = groupChips(names, linkTo.musicGenre)
const albumChips = groupChips(names, furtherLinks.albumsCategory)

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
    story('story-albums', say.newAlbums, { kinds: ['album'], sort: 'new' }),
    story('story-artists', say.artists, { kinds: ['artist'] }),
    story('story-playlists', say.playlists, { kinds: ['playlist'] }),
    story('story-clips', say.clips, { kinds: ['musicVideo'] }),
  ],
}

const landing = (name: string, title: Six): StoredNode =>
  page(
    name,
    title,
    genreChips,
    stories,
    shelf('new-albums', say.newAlbums, { kinds: ['album'], sort: 'new' }, linkTo.musicAlbums()),
    ranking('charts', say.charts, { kinds: ['track'], limit: 10 }, linkTo.musicTracks()),
    shelf('playlists', say.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('artists', say.artists, { kinds: ['artist'], limit: 16 }, linkTo.page('music-artists')),
    shelf('albums', say.popular, { kinds: ['album'], limit: 16 }, linkTo.musicAlbums()),
    shelf('clips', say.clips, { kinds: ['musicVideo'] }),
  )

const genre: StoredNode = {
  ...page(
    'music-genre',
    say.genres,
    genreChips,
    shelf('playlists', say.playlists, { kinds: ['playlist'], genre: '{id}' }),
    ranking('charts', say.charts, { kinds: ['track'], genre: '{id}', limit: 6 }),
    shelf('artists', say.artists, { kinds: ['artist'], genre: '{id}' }),
    grid(
      'albums',
      say.albums,
      { kinds: ['album'], genre: '{id}', limit: 24 },
      furtherLinks.albumsCategory('{id}'),
    ),
  ),
  groups: named(names),
}

export const musicPages: readonly StoredNode[] = [
  landing('music-list', say.music),
  { ...landing('music', say.music), sameAs: { all: linkTo.musicList() } },
  genre,
  page(
    'music-albums',
    say.albums,
    albumChips,
    grid('albums', null, { kinds: ['album'], sort: 'new', limit: 36 }),
  ),
  {
    ...page(
      'music-albums-category',
      say.albums,
      albumChips,
      grid('albums', null, { kinds: ['album'], genre: '{id}', limit: 36 }),
    ),
    groups: named(distinct(names, say.albums)),
    sameAs: { all: linkTo.musicAlbums() },
  },
  page('music-playlists', say.playlists, grid('playlists', null, { kinds: ['playlist'], limit: 36 })),
  page('music-artists', say.artists, grid('artists', null, { kinds: ['artist'], limit: 36 })),
  page(
    'music-tracks',
    say.tracks,
    ranking('tracks', say.charts, { kinds: ['track'], limit: 50 }, furtherLinks.newestTracks()),
  ),
  page(
    'music-tracks-category',
    say.newTracks,
    genreChips,
    list('tracks', null, { kinds: ['track'], sort: 'new', limit: 50 }),
  ),
  page(
    'listen',
    say.listen,
    hero(
      'hero',
      { title: say.podcasts, subTitle: say.newEpisodes, action: say.allPodcasts },
      { kinds: ['podcast'] },
      linkTo.podcastList(),
    ),
    shelf('playlists', say.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('albums', say.albums, { kinds: ['album'] }, linkTo.musicAlbums()),
    shelf('podcasts', say.podcasts, { kinds: ['podcast'] }, linkTo.podcastList()),
    shelf('artists', say.artists, { kinds: ['artist'] }, linkTo.page('music-artists')),
  ),
  page(
    'live',
    say.live,
    shelf(
      'sessions',
      say.sessions,
      { kinds: ['video'], category: 'title', genre: 'concert' },
      furtherLinks.videoCategory({ slug: 'concert', id: 'concert' }),
    ),
    shelf('clips', say.clips, { kinds: ['musicVideo'] }),
    shelf('albums', say.newAlbums, { kinds: ['album'], sort: 'new' }, linkTo.musicAlbums()),
  ),
]
