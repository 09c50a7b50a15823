import type { LaterScreen } from '../contract/screens.ts'
import type { LoadScreen } from './screen-module.ts'

export const laterScreens: Record<LaterScreen, LoadScreen> = {
  podcast: async () => ({ Screen: (await import('./podcasts/CollectionScreen.tsx')).PodcastScreen }),
  episode: async () => ({ Screen: (await import('./podcasts/EpisodeScreen.tsx')).EpisodeScreen }),
  audiobook: async () => ({ Screen: (await import('./podcasts/CollectionScreen.tsx')).AudiobookScreen }),
  author: async () => ({ Screen: (await import('./podcasts/AuthorScreen.tsx')).AuthorScreen }),
  articles: async () => ({ Screen: (await import('./articles/ArticlesScreen.tsx')).ArticlesScreen }),
  marketplace: async () => ({
    Screen: (await import('./marketplace/MarketplaceScreen.tsx')).MarketplaceScreen,
  }),
  watch: async () => ({ Screen: (await import('./video/WatchScreen.tsx')).WatchScreen }),
  stream: async () => ({ Screen: (await import('./video/StreamScreen.tsx')).StreamScreen }),
  'video-check': async () => ({ Screen: (await import('./video/VideoCheckScreen.tsx')).VideoCheckScreen }),
  game: async () => ({ Screen: (await import('./games/GameScreen.tsx')).GameScreen }),
  tournament: async () => ({ Screen: (await import('./tournaments/TournamentScreen.tsx')).TournamentScreen }),
  login: async () => ({ Screen: (await import('./account/LoginScreen.tsx')).LoginScreen }),
  logout: async () => ({ Screen: (await import('./account/LogoutScreen.tsx')).LogoutScreen }),
  password: async () => ({ Screen: (await import('./account/PasswordScreen.tsx')).PasswordScreen }),
  profile: async () => ({ Screen: (await import('./account/ProfileScreen.tsx')).ProfileScreen }),
  info: async () => ({ Screen: (await import('./account/InfoScreen.tsx')).InfoScreen }),
  parental: async () => ({ Screen: (await import('./account/ParentalScreen.tsx')).ParentalScreen }),
  manage: async () => ({ Screen: (await import('./account/ManageScreen.tsx')).ManageScreen }),
}
