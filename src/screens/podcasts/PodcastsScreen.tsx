/** Shows, books, episodes and their people. The route says which. */
import type { ComponentType } from 'react'
import type { ScreenName } from '../../contract/routes.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { AuthorScreen } from './AuthorScreen.tsx'
import { EpisodeScreen } from './EpisodeScreen.tsx'
import { CollectionScreen } from './CollectionScreen.tsx'

const Podcast = ({ id }: { id: string }) => <CollectionScreen kind="podcast" id={id} />
const Audiobook = ({ id }: { id: string }) => <CollectionScreen kind="audiobook" id={id} />

const screens: Partial<Record<ScreenName, ComponentType<{ id: string }>>> = {
  podcast: Podcast,
  audiobook: Audiobook,
  episode: EpisodeScreen,
  author: AuthorScreen,
}

export const PodcastsScreen = () => {
  const matched = matchRoute(useCurrentLocation().path)
  const One = matched && screens[matched.route.screen]
  return One ? <One id={matched.params['id'] ?? ''} /> : null
}
