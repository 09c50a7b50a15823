/**
 * The file of each screen, as the build names it: the host finds there what a document has to load. `comes` tells the
 * worker: at its install, what every visitor walks through; the others when they are used, or once there is time.
 */
import type { ScreenName } from './routes.ts'

interface ScreenFile {
  readonly source: string
  readonly comes: 'install' | 'use'
}
const atInstall = (source: string): ScreenFile => ({ source, comes: 'install' })
const withUse = (source: string): ScreenFile => ({ source, comes: 'use' })

const podcasts = withUse('src/screens/podcasts/PodcastsScreen.tsx')

export const screenFiles: Record<ScreenName, ScreenFile> = {
  home: atInstall('src/screens/home/HomeScreen.tsx'),
  structure: atInstall('src/screens/structure/StructureScreen.tsx'),
  album: atInstall('src/screens/music/AlbumScreen.tsx'),
  artist: atInstall('src/screens/music/ArtistScreen.tsx'),
  playlist: atInstall('src/screens/music/PlaylistScreen.tsx'),
  track: atInstall('src/screens/music/TrackScreen.tsx'),
  podcast: podcasts,
  episode: podcasts,
  audiobook: podcasts,
  author: podcasts,
  reading: withUse('src/screens/articles/ArticlesScreen.tsx'),
  market: withUse('src/screens/marketplace/MarketplaceScreen.tsx'),
  watch: withUse('src/screens/video/WatchScreen.tsx'),
  stream: withUse('src/screens/video/StreamScreen.tsx'),
  'video-check': withUse('src/screens/video/VideoCheckScreen.tsx'),
  game: withUse('src/screens/games/GameScreen.tsx'),
  tournament: withUse('src/screens/tournaments/TournamentScreen.tsx'),
  favorites: atInstall('src/screens/library/FavoritesScreen.tsx'),
  history: atInstall('src/screens/library/HistoryScreen.tsx'),
  downloads: atInstall('src/screens/library/DownloadsScreen.tsx'),
  login: withUse('src/screens/account/LoginScreen.tsx'),
  logout: withUse('src/screens/account/LogoutScreen.tsx'),
  password: withUse('src/screens/account/PasswordScreen.tsx'),
  search: atInstall('src/screens/search/SearchScreen.tsx'),
}
