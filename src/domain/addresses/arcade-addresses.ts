/** Builders of `addresses.ts` that only the backend's data needs: what the page itself never makes, it does not carry. */
import { join } from './addresses.ts'

export const linkToArcade = {
  gamesListNamed: (name: string) => join('games', 'list', name),
  tournamentNews: (id: string) => join('tournaments', 'news', 'details', id),
  tournamentVideo: (id: string) => join('tournaments', 'videos', 'details', id),
} as const
