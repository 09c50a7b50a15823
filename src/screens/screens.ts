/** Screen by name, as the route table names it; each is a chunk of its own. */
import type { ComponentType } from 'react'
import type { ScreenName } from '../contract/routes.ts'

interface ScreenModule {
  Screen: ComponentType<{ params: Record<string, string> }>
}

const structure = () => import('./structure/StructureScreen.tsx')
const spoken = () => import('./podcasts/PodcastsScreen.tsx')
const playing = () => import('./arcade/screens.ts')
const watching = () => import('./video/screens.ts')

export const screens: Record<ScreenName, () => Promise<ScreenModule>> = {
  home: () => import('./home/HomeScreen.tsx'),
  structure,
  album: () => import('./music/AlbumScreen.tsx'),
  artist: () => import('./music/ArtistScreen.tsx'),
  playlist: () => import('./music/PlaylistScreen.tsx'),
  track: () => import('./music/TrackScreen.tsx'),
  podcast: spoken,
  episode: spoken,
  audiobook: spoken,
  author: spoken,
  reading: () => import('./articles/ArticlesScreen.tsx'),
  market: () => import('./marketplace/MarketplaceScreen.tsx'),
  watch: async () => ({ Screen: (await watching()).WatchScreen }),
  stream: async () => ({ Screen: (await watching()).StreamScreen }),
  'video-check': async () => ({ Screen: (await watching()).CheckScreen }),
  game: async () => ({ Screen: (await playing()).GameScreen }),
  tournament: async () => ({ Screen: (await playing()).CupScreen }),
  favorites: () => import('./library/FavoritesScreen.tsx'),
  history: () => import('./library/HistoryScreen.tsx'),
  downloads: () => import('./library/DownloadsScreen.tsx'),
  login: () => import('./account/LoginScreen.tsx'),
  logout: () => import('./account/LogoutScreen.tsx'),
  password: () => import('./account/PasswordScreen.tsx'),
  search: () => import('./search/SearchScreen.tsx'),
}

const spokenSource = 'src/screens/podcasts/PodcastsScreen.tsx'

/** Source path of each screen's chunk: the host finds the built file in the manifest and names it in the document. */
export const screenSources: Record<ScreenName, string> = {
  home: 'src/screens/home/HomeScreen.tsx',
  structure: 'src/screens/structure/StructureScreen.tsx',
  album: 'src/screens/music/AlbumScreen.tsx',
  artist: 'src/screens/music/ArtistScreen.tsx',
  playlist: 'src/screens/music/PlaylistScreen.tsx',
  track: 'src/screens/music/TrackScreen.tsx',
  podcast: spokenSource,
  episode: spokenSource,
  audiobook: spokenSource,
  author: spokenSource,
  reading: 'src/screens/articles/ArticlesScreen.tsx',
  market: 'src/screens/marketplace/MarketplaceScreen.tsx',
  watch: 'src/screens/video/screens.ts',
  stream: 'src/screens/video/screens.ts',
  'video-check': 'src/screens/video/screens.ts',
  game: 'src/screens/arcade/screens.ts',
  tournament: 'src/screens/arcade/screens.ts',
  favorites: 'src/screens/library/FavoritesScreen.tsx',
  history: 'src/screens/library/HistoryScreen.tsx',
  downloads: 'src/screens/library/DownloadsScreen.tsx',
  login: 'src/screens/account/LoginScreen.tsx',
  logout: 'src/screens/account/LogoutScreen.tsx',
  password: 'src/screens/account/PasswordScreen.tsx',
  search: 'src/screens/search/SearchScreen.tsx',
}
