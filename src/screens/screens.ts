import type { ComponentType } from 'react'
import type { ScreenName } from '../contract/screens.ts'

interface ScreenModule {
  Screen: ComponentType<{ params: Record<string, string> }>
}

export const screens: Record<ScreenName, () => Promise<ScreenModule>> = {
  home: async () => ({ Screen: (await import('./home/HomeScreen.tsx')).HomeScreen }),
  structure: async () => ({ Screen: (await import('./structure/StructureScreen.tsx')).StructureScreen }),
  album: async () => ({ Screen: (await import('./music/AlbumScreen.tsx')).AlbumScreen }),
  artist: async () => ({ Screen: (await import('./music/ArtistScreen.tsx')).ArtistScreen }),
  playlist: async () => ({ Screen: (await import('./music/PlaylistScreen.tsx')).PlaylistScreen }),
  track: async () => ({ Screen: (await import('./music/TrackScreen.tsx')).TrackScreen }),
  podcast: async () => ({ Screen: (await import('./podcasts/CollectionScreen.tsx')).PodcastScreen }),
  episode: async () => ({ Screen: (await import('./podcasts/EpisodeScreen.tsx')).EpisodeScreen }),
  audiobook: async () => ({ Screen: (await import('./podcasts/CollectionScreen.tsx')).AudiobookScreen }),
  author: async () => ({ Screen: (await import('./podcasts/AuthorScreen.tsx')).AuthorScreen }),
  reading: async () => ({ Screen: (await import('./articles/ArticlesScreen.tsx')).ArticlesScreen }),
  market: async () => ({ Screen: (await import('./marketplace/MarketplaceScreen.tsx')).MarketplaceScreen }),
  watch: async () => ({ Screen: (await import('./video/WatchScreen.tsx')).WatchScreen }),
  stream: async () => ({ Screen: (await import('./video/StreamScreen.tsx')).StreamScreen }),
  'video-check': async () => ({ Screen: (await import('./video/VideoCheckScreen.tsx')).VideoCheckScreen }),
  game: async () => ({ Screen: (await import('./games/GameScreen.tsx')).GameScreen }),
  tournament: async () => ({ Screen: (await import('./tournaments/TournamentScreen.tsx')).TournamentScreen }),
  favorites: async () => ({ Screen: (await import('./library/FavoritesScreen.tsx')).FavoritesScreen }),
  history: async () => ({ Screen: (await import('./library/HistoryScreen.tsx')).HistoryScreen }),
  downloads: async () => ({ Screen: (await import('./library/DownloadsScreen.tsx')).DownloadsScreen }),
  login: async () => ({ Screen: (await import('./account/LoginScreen.tsx')).LoginScreen }),
  logout: async () => ({ Screen: (await import('./account/LogoutScreen.tsx')).LogoutScreen }),
  password: async () => ({ Screen: (await import('./account/PasswordScreen.tsx')).PasswordScreen }),
  profile: async () => ({ Screen: (await import('./account/ProfileScreen.tsx')).ProfileScreen }),
  info: async () => ({ Screen: (await import('./account/InfoScreen.tsx')).InfoScreen }),
  parental: async () => ({ Screen: (await import('./account/ParentalScreen.tsx')).ParentalScreen }),
  manage: async () => ({ Screen: (await import('./account/ManageScreen.tsx')).ManageScreen }),
  search: async () => ({ Screen: (await import('./search/SearchScreen.tsx')).SearchScreen }),
}
