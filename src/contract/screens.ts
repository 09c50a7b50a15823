/** A new screen is a row here and in the route table; the compiler names the records that lack it. */

export interface ScreenRow {
  /** Its file, as the build names it: the server finds there what a document has to load. */
  readonly source: string
  /** When the worker fetches it: at its install what every visitor walks through, the others with use or in idle time. */
  readonly comes: 'install' | 'use'
  /** Features whose words its first paint needs, beside those of every screen. */
  readonly words: readonly string[]
  /** What it needs before it is shown: the answer of the call of this name (`getAlbum`), persisted by its schema. */
  readonly item?: string
  /** Does not open offline, even where its item is persisted. */
  readonly needsConnection?: boolean
  /** Not in the sitemap: it is about the visitor, or leads nowhere that a search engine should. */
  readonly isUnlisted?: boolean
}

const listed = ['album', 'queue', 'structure'] as const
const inPodcasts = ['spoken', 'artist', ...listed] as const

export const screens = {
  home: { source: 'src/screens/home/HomeScreen.tsx', comes: 'install', words: listed },
  structure: { source: 'src/screens/structure/StructureScreen.tsx', comes: 'install', words: listed },

  album: { source: 'src/screens/music/AlbumScreen.tsx', comes: 'install', words: listed, item: 'album' },
  artist: {
    source: 'src/screens/music/ArtistScreen.tsx',
    comes: 'install',
    words: ['artist', ...listed],
    item: 'artist',
  },
  playlist: {
    source: 'src/screens/music/PlaylistScreen.tsx',
    comes: 'install',
    words: ['playlist', ...listed],
    item: 'playlist',
  },
  track: {
    source: 'src/screens/music/TrackScreen.tsx',
    comes: 'install',
    words: ['track', ...listed],
    item: 'track',
  },
  podcast: {
    source: 'src/screens/podcasts/CollectionScreen.tsx',
    comes: 'use',
    words: inPodcasts,
    item: 'podcast',
  },
  episode: {
    source: 'src/screens/podcasts/EpisodeScreen.tsx',
    comes: 'use',
    words: inPodcasts,
    item: 'episode',
  },
  audiobook: {
    source: 'src/screens/podcasts/CollectionScreen.tsx',
    comes: 'use',
    words: inPodcasts,
    item: 'audiobook',
  },
  author: {
    source: 'src/screens/podcasts/AuthorScreen.tsx',
    comes: 'use',
    words: inPodcasts,
    item: 'author',
  },
  articles: {
    source: 'src/screens/articles/ArticlesScreen.tsx',
    comes: 'use',
    words: ['reading', 'album', 'structure'],
  },
  marketplace: {
    source: 'src/screens/marketplace/MarketplaceScreen.tsx',
    comes: 'use',
    words: ['market', 'price', 'album', 'structure'],
  },
  watch: {
    source: 'src/screens/video/WatchScreen.tsx',
    comes: 'use',
    words: ['watch', 'album', 'structure'],
    item: 'video',
  },
  stream: {
    source: 'src/screens/video/StreamScreen.tsx',
    comes: 'use',
    words: ['watch'],
    item: 'video',
    needsConnection: true,
  },
  'video-check': {
    source: 'src/screens/video/VideoCheckScreen.tsx',
    comes: 'use',
    words: ['videoCheck'],
    isUnlisted: true,
  },
  game: {
    source: 'src/screens/games/GameScreen.tsx',
    comes: 'use',
    words: ['game', 'price', 'album', 'structure'],
    item: 'game',
  },
  tournament: {
    source: 'src/screens/tournaments/TournamentScreen.tsx',
    comes: 'use',
    words: ['cup', 'album', 'structure'],
    item: 'tournament',
  },

  favorites: {
    source: 'src/screens/library/FavoritesScreen.tsx',
    comes: 'install',
    words: ['favorites', 'queue', 'album'],
    isUnlisted: true,
  },
  history: {
    source: 'src/screens/library/HistoryScreen.tsx',
    comes: 'install',
    words: ['history', ...listed],
    isUnlisted: true,
  },
  downloads: {
    source: 'src/screens/library/DownloadsScreen.tsx',
    comes: 'install',
    words: ['keep'],
    isUnlisted: true,
  },
  login: { source: 'src/screens/account/LoginScreen.tsx', comes: 'use', words: [], isUnlisted: true },
  logout: {
    source: 'src/screens/account/LogoutScreen.tsx',
    comes: 'use',
    words: ['logout'],
    isUnlisted: true,
  },
  password: {
    source: 'src/screens/account/PasswordScreen.tsx',
    comes: 'use',
    words: ['password', 'validate'],
    isUnlisted: true,
  },
  profile: {
    source: 'src/screens/account/ProfileScreen.tsx',
    comes: 'use',
    words: ['profile'],
    isUnlisted: true,
  },
  info: {
    source: 'src/screens/account/InfoScreen.tsx',
    comes: 'use',
    words: ['profile'],
    isUnlisted: true,
  },
  parental: {
    source: 'src/screens/account/ParentalScreen.tsx',
    comes: 'use',
    words: ['parental'],
    isUnlisted: true,
  },
  manage: {
    source: 'src/screens/account/ManageScreen.tsx',
    comes: 'use',
    words: ['manage', 'security', 'passkeys', 'accountData', 'validate'],
    isUnlisted: true,
  },
  search: {
    source: 'src/screens/search/SearchScreen.tsx',
    comes: 'install',
    words: ['search', ...listed],
    isUnlisted: true,
  },
} as const satisfies Record<string, ScreenRow>

export type ScreenName = keyof typeof screens
type ItemOf<Row> = Row extends { readonly item: infer Item extends string } ? Item : never
export type ItemName = ItemOf<(typeof screens)[ScreenName]>
export type ItemCall<Name extends ItemName = ItemName> = `get${Capitalize<Name>}`
type ScreenThatComes<Comes extends ScreenRow['comes']> = {
  [Name in ScreenName]: (typeof screens)[Name]['comes'] extends Comes ? Name : never
}[ScreenName]
export type InstalledScreen = ScreenThatComes<'install'>
/** Its component is listed in `src/screens/later-screens.ts`. */
export type LaterScreen = ScreenThatComes<'use'>
/** What the build divides the scripts by. */
export const screenFiles: Readonly<Record<ScreenName, Pick<ScreenRow, 'source' | 'comes'>>> = screens
export const screenRowOf = (name: ScreenName): ScreenRow & { readonly item?: ItemName } => screens[name]
export const sourcesOf = (name: ScreenName): readonly string[] => {
  const { source, comes } = screenRowOf(name)
  return comes === 'use' ? ['src/screens/later-screens.ts', source] : [source]
}
