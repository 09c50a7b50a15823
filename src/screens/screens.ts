import type { InstalledScreen, ScreenName } from '../contract/screens.ts'
import type { LoadScreen } from './screen-module.ts'

const installed: Record<InstalledScreen, LoadScreen> = {
  home: async () => ({ Screen: (await import('./home/HomeScreen.tsx')).HomeScreen }),
  structure: async () => ({ Screen: (await import('./structure/StructureScreen.tsx')).StructureScreen }),
  album: async () => ({ Screen: (await import('./music/AlbumScreen.tsx')).AlbumScreen }),
  artist: async () => ({ Screen: (await import('./music/ArtistScreen.tsx')).ArtistScreen }),
  playlist: async () => ({ Screen: (await import('./music/PlaylistScreen.tsx')).PlaylistScreen }),
  track: async () => ({ Screen: (await import('./music/TrackScreen.tsx')).TrackScreen }),
  favorites: async () => ({ Screen: (await import('./library/FavoritesScreen.tsx')).FavoritesScreen }),
  history: async () => ({ Screen: (await import('./library/HistoryScreen.tsx')).HistoryScreen }),
  downloads: async () => ({ Screen: (await import('./library/DownloadsScreen.tsx')).DownloadsScreen }),
  search: async () => ({ Screen: (await import('./search/SearchScreen.tsx')).SearchScreen }),
}

/** The list of all others: the first view of a home page needs neither it nor the names of their files. */
export const loadLaterScreens = () => import('./later-screens.ts')

const isInstalled = (name: ScreenName): name is InstalledScreen => Object.hasOwn(installed, name)
export const importScreen = async (name: ScreenName): ReturnType<LoadScreen> =>
  isInstalled(name) ? installed[name]() : (await loadLaterScreens()).laterScreens[name]()
