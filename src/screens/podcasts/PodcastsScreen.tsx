/** What is spoken: shows, books, episodes and who wrote or reads them. The route says which. */
import type { ComponentType } from 'react'
import type { ScreenName } from '../../contract/routes.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { usePlace } from '../../state/navigation/current-location.tsx'
import { AuthorScreen } from './AuthorScreen.tsx'
import { EpisodeScreen } from './EpisodeScreen.tsx'
import { WholeScreen } from './CollectionScreen.tsx'

const Podcast = ({ id }: { id: string }) => <WholeScreen kind="podcast" id={id} />
const Audiobook = ({ id }: { id: string }) => <WholeScreen kind="audiobook" id={id} />

const screens: Partial<Record<ScreenName, ComponentType<{ id: string }>>> = {
  podcast: Podcast,
  audiobook: Audiobook,
  episode: EpisodeScreen,
  author: AuthorScreen,
}

export const Screen = () => {
  const matched = matchRoute(usePlace().path)
  const One = matched && screens[matched.route.screen]
  return One ? <One id={matched.params['id'] ?? ''} /> : null
}
