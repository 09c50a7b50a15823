/** What somebody loves, by tab and page by page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { likedCardsQuery } from '../../api/liked-cards.ts'
import type { Card } from '../../contract/content.ts'
import { type LikeType, kindOf } from '../../contract/kinds.ts'
import { personalScopeOf } from '../../state/likes.ts'
import { usePortal } from '../../state/portal.tsx'
import { furtherOf } from '../library/further-of.ts'

/** Tabs in the order of the rooms they come from, each with the like types that a person takes for one thing. */
const shown = {
  tracks: ['tracks'],
  albums: ['albums'],
  artists: ['artists'],
  playlists: ['playlists'],
  podcastCollections: ['podcastCollections'],
  podcasts: ['podcasts'],
  audiobooks: ['audiobooks', 'audiobookChapters'],
  videos: ['videos'],
  videoCollections: ['videoCollections'],
  games: ['games', 'onlineGames', 'cloudGames'],
  articles: ['products'],
  products: ['products'],
} as const satisfies Record<string, readonly LikeType[]>
export type Shown = keyof typeof shown
const tabs = Object.keys(shown) as readonly Shown[]

/** Tabs that go with the switch of a room. */
const rooms = {
  podcastCollections: 'podcasts',
  podcasts: 'podcasts',
  audiobooks: 'audiobooks',
  videos: 'video',
  videoCollections: 'video',
  games: 'games',
  articles: 'articles',
} as const satisfies Partial<Record<Shown, string>>
const hasRoom = (type: Shown): type is keyof typeof rooms => type in rooms

export const useTabs = (): readonly Shown[] => {
  const { features } = usePortal().tenant
  return tabs.filter((type) => !hasRoom(type) || features[rooms[type]] !== false)
}

/** What is read is liked as a product, and looked for among what is read. */
const belongs = (type: Shown, { kind }: Card) =>
  kindOf(kind).like !== 'products' || (kindOf(kind).action === 'read') === (type === 'articles')

export const useLiked = (type: Shown) => {
  const pages = useInfiniteQuery(likedCardsQuery(personalScopeOf(usePortal()), shown[type]))
  const entries = pages.data?.pages.flatMap((page) => page.entries.filter((card) => belongs(type, card)))
  return {
    // A like between two pages moves what follows by one: the same card may stand at both edges.
    cards: entries && [...new Map(entries.map((card) => [card.id, card])).values()],
    error: pages.error,
    retry: () => void pages.refetch(),
    savedAt: pages.dataUpdatedAt,
    ...furtherOf(pages),
  }
}
