import type { PublicTenant } from '../contract/page.ts'
import type { LikeType } from '../contract/like-types.ts'

export const likedTabs = {
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
export type LikedTab = keyof typeof likedTabs
const tabs = Object.keys(likedTabs) as readonly LikedTab[]

const sectionSwitches = {
  podcastCollections: 'podcasts',
  podcasts: 'podcasts',
  audiobooks: 'audiobooks',
  videos: 'video',
  videoCollections: 'video',
  games: 'games',
  articles: 'articles',
} as const satisfies Partial<Record<LikedTab, string>>
const hasSectionSwitch = (tab: LikedTab): tab is keyof typeof sectionSwitches => tab in sectionSwitches

export const tabsOf = (features: PublicTenant['features']): readonly LikedTab[] =>
  features.likes === false
    ? []
    : tabs.filter((tab) => !hasSectionSwitch(tab) || features[sectionSwitches[tab]] !== false)

export const shownWith = (type: LikeType): readonly LikeType[] =>
  Object.values<readonly LikeType[]>(likedTabs).find((types) => types.includes(type)) ?? [type]
