/** What a tap on an item to continue does: it plays on at once, or its page opens where it was left. */
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { videoLinks } from '../../../domain/addresses/video-addresses.ts'
import type { InProgress } from '../../../domain/history/in-progress.ts'
import { openArticleWhereLeft } from '../../../state/articles/open-where-left.ts'
import { togglePlay, useListPlayback } from '../../../state/player/list-playback.ts'
import { isPodcastCard, usePodcastCard } from '../../../state/podcasts/use-podcast-card.ts'
import { usePlayCard } from '../card/use-play-card.ts'

type Resume =
  | { kind: 'button'; isCurrent: boolean; isPlaying: boolean; press: () => void }
  | { kind: 'link'; to: string; open?: () => void }

const musicSources = ['track', 'album', 'artist', 'playlist'] as const

/** An item that is only opened has a link to its page. */
export const useResume = ({ card, part }: Pick<InProgress, 'card' | 'part'>): Resume => {
  const podcast = usePodcastCard(card)
  const play = usePlayCard(card, part)
  const source = musicSources.find((kind) => kind === card.kind)
  const { trackId, isPlaying } = useListPlayback({ kind: source ?? 'shelf', id: card.id })
  if (isPodcastCard(card))
    return {
      kind: 'button',
      isCurrent: podcast.isCurrent,
      isPlaying: podcast.isPlaying,
      press: podcast.toggle,
    }
  if (play) {
    const isCurrent = trackId !== null
    return { kind: 'button', isCurrent, isPlaying, press: isCurrent ? () => void togglePlay() : play }
  }
  const { action } = kindOf(card.kind)
  if (action === 'watch') return { kind: 'link', to: videoLinks.videoStream(card) }
  const to = addressOf(card)
  return action === 'read'
    ? { kind: 'link', to, open: () => openArticleWhereLeft(card.id) }
    : { kind: 'link', to }
}
