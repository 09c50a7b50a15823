/** Games and tournaments, beside the pages of single ones. */
import { type Target, join } from './addresses.ts'

export const gameLinks = {
  arcade: (slug: string, contentId: string, state: string) =>
    `${join('arcade', 'details', slug, contentId)}?state=${encodeURIComponent(state)}`,
  gamesCategory: ({ slug, id }: Target, genre: string) =>
    `${join('games', 'category', slug, id)}?genre=${encodeURIComponent(genre)}`,
  gamesPublisher: (developerSlug: string) => join('games', 'publisher', developerSlug),
  gamesListNamed: (name: string) => join('games', 'list', name),
  gamesListOf: (name: string, id: string) => join('games', 'list', name, id),
  tournamentNews: (id: string) => join('tournaments', 'news', 'details', id),
  tournamentVideo: (id: string) => join('tournaments', 'videos', 'details', id),
} as const
