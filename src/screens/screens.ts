/** Screen by name, as the route table names it; each is a chunk of its own. */
import type { ComponentType } from 'react'
import type { ScreenName } from '../contract/routes.ts'

interface ScreenModule {
  Screen: ComponentType<{ params: Record<string, string> }>
}

const structure = () => import('./structure/Screen.tsx')
const spoken = () => import('./spoken/Screen.tsx')
const playing = () => import('./arcade/screens.ts')
const watching = () => import('./watch/screens.ts')

export const screens: Record<ScreenName, () => Promise<ScreenModule>> = {
  home: () => import('./home/Screen.tsx'),
  structure,
  album: () => import('./album/Screen.tsx'),
  artist: () => import('./artist/Screen.tsx'),
  playlist: () => import('./playlist/Screen.tsx'),
  track: () => import('./track/Screen.tsx'),
  podcast: spoken,
  episode: spoken,
  audiobook: spoken,
  author: spoken,
  reading: () => import('./reading/Screen.tsx'),
  market: () => import('./market/Screen.tsx'),
  watch: async () => ({ Screen: (await watching()).WatchScreen }),
  stream: async () => ({ Screen: (await watching()).StreamScreen }),
  'video-check': async () => ({ Screen: (await watching()).CheckScreen }),
  game: async () => ({ Screen: (await playing()).GameScreen }),
  tournament: async () => ({ Screen: (await playing()).CupScreen }),
  favorites: () => import('./favorites/Screen.tsx'),
  history: () => import('./history/Screen.tsx'),
  downloads: () => import('./downloads/Screen.tsx'),
  login: () => import('./login/Screen.tsx'),
  logout: () => import('./login/LogoutScreen.tsx'),
  password: () => import('./login/PasswordScreen.tsx'),
  search: () => import('./search/Screen.tsx'),
}

const spokenSource = 'src/screens/spoken/Screen.tsx'

/** Source path of each screen's chunk: the host finds the built file in the manifest and names it in the document. */
export const screenSources: Record<ScreenName, string> = {
  home: 'src/screens/home/Screen.tsx',
  structure: 'src/screens/structure/Screen.tsx',
  album: 'src/screens/album/Screen.tsx',
  artist: 'src/screens/artist/Screen.tsx',
  playlist: 'src/screens/playlist/Screen.tsx',
  track: 'src/screens/track/Screen.tsx',
  podcast: spokenSource,
  episode: spokenSource,
  audiobook: spokenSource,
  author: spokenSource,
  reading: 'src/screens/reading/Screen.tsx',
  market: 'src/screens/market/Screen.tsx',
  watch: 'src/screens/watch/screens.ts',
  stream: 'src/screens/watch/screens.ts',
  'video-check': 'src/screens/watch/screens.ts',
  game: 'src/screens/arcade/screens.ts',
  tournament: 'src/screens/arcade/screens.ts',
  favorites: 'src/screens/favorites/Screen.tsx',
  history: 'src/screens/history/Screen.tsx',
  downloads: 'src/screens/downloads/Screen.tsx',
  login: 'src/screens/login/Screen.tsx',
  logout: 'src/screens/login/LogoutScreen.tsx',
  password: 'src/screens/login/PasswordScreen.tsx',
  search: 'src/screens/search/Screen.tsx',
}
