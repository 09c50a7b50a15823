/** Screen by name, as the route table names it; each is a chunk of its own. */
import type { ComponentType } from 'react'
import type { ScreenName } from '../contract/routes.ts'

interface ScreenModule {
  Screen: ComponentType<{ params: Record<string, string> }>
}

const podcasts = async () => ({ Screen: (await import('./podcasts/PodcastsScreen.tsx')).PodcastsScreen })
const loadVideoScreens = () => import('./video/screens.ts')

export const screens: Record<ScreenName, () => Promise<ScreenModule>> = {
  home: async () => ({ Screen: (await import('./home/HomeScreen.tsx')).HomeScreen }),
  structure: async () => ({ Screen: (await import('./structure/StructureScreen.tsx')).StructureScreen }),
  album: async () => ({ Screen: (await import('./music/AlbumScreen.tsx')).AlbumScreen }),
  artist: async () => ({ Screen: (await import('./music/ArtistScreen.tsx')).ArtistScreen }),
  playlist: async () => ({ Screen: (await import('./music/PlaylistScreen.tsx')).PlaylistScreen }),
  track: async () => ({ Screen: (await import('./music/TrackScreen.tsx')).TrackScreen }),
  podcast: podcasts,
  episode: podcasts,
  audiobook: podcasts,
  author: podcasts,
  reading: async () => ({ Screen: (await import('./articles/ArticlesScreen.tsx')).ArticlesScreen }),
  market: async () => ({ Screen: (await import('./marketplace/MarketplaceScreen.tsx')).MarketplaceScreen }),
  watch: async () => ({ Screen: (await loadVideoScreens()).WatchScreen }),
  stream: async () => ({ Screen: (await loadVideoScreens()).StreamScreen }),
  'video-check': async () => ({ Screen: (await loadVideoScreens()).VideoCheckScreen }),
  game: async () => ({ Screen: (await import('./games/GameScreen.tsx')).GameScreen }),
  tournament: async () => ({ Screen: (await import('./tournaments/TournamentScreen.tsx')).TournamentScreen }),
  favorites: async () => ({ Screen: (await import('./library/FavoritesScreen.tsx')).FavoritesScreen }),
  history: async () => ({ Screen: (await import('./library/HistoryScreen.tsx')).HistoryScreen }),
  downloads: async () => ({ Screen: (await import('./library/DownloadsScreen.tsx')).DownloadsScreen }),
  login: async () => ({ Screen: (await import('./account/LoginScreen.tsx')).LoginScreen }),
  logout: async () => ({ Screen: (await import('./account/LogoutScreen.tsx')).LogoutScreen }),
  password: async () => ({ Screen: (await import('./account/PasswordScreen.tsx')).PasswordScreen }),
  search: async () => ({ Screen: (await import('./search/SearchScreen.tsx')).SearchScreen }),
}

/** Source path of each screen's chunk: the host finds the built file in the manifest and names it in the document. */
export const screenSources: Record<ScreenName, string> = {
  home: 'src/screens/home/HomeScreen.tsx',
  structure: 'src/screens/structure/StructureScreen.tsx',
  album: 'src/screens/music/AlbumScreen.tsx',
  artist: 'src/screens/music/ArtistScreen.tsx',
  playlist: 'src/screens/music/PlaylistScreen.tsx',
  track: 'src/screens/music/TrackScreen.tsx',
  podcast: 'src/screens/podcasts/PodcastsScreen.tsx',
  episode: 'src/screens/podcasts/PodcastsScreen.tsx',
  audiobook: 'src/screens/podcasts/PodcastsScreen.tsx',
  author: 'src/screens/podcasts/PodcastsScreen.tsx',
  reading: 'src/screens/articles/ArticlesScreen.tsx',
  market: 'src/screens/marketplace/MarketplaceScreen.tsx',
  watch: 'src/screens/video/screens.ts',
  stream: 'src/screens/video/screens.ts',
  'video-check': 'src/screens/video/screens.ts',
  game: 'src/screens/games/GameScreen.tsx',
  tournament: 'src/screens/tournaments/TournamentScreen.tsx',
  favorites: 'src/screens/library/FavoritesScreen.tsx',
  history: 'src/screens/library/HistoryScreen.tsx',
  downloads: 'src/screens/library/DownloadsScreen.tsx',
  login: 'src/screens/account/LoginScreen.tsx',
  logout: 'src/screens/account/LogoutScreen.tsx',
  password: 'src/screens/account/PasswordScreen.tsx',
  search: 'src/screens/search/SearchScreen.tsx',
}
