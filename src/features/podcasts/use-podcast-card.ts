/** The player's state for a card of a show, a book or a part, and what its Play does. */
import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Card } from '../../contract/content.ts'
import { isPlayingOrLoading, player, callPlayer } from '../../state/player/player.ts'
import { personalScopeOf, scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { notifyPlayFailed } from '../../state/player/notify-play-failed.ts'
import { type PodcastKind, playPodcast } from './play-podcast.ts'

const kinds = ['podcast', 'audiobook', 'episode', 'chapter'] as const
const podcastKindOf = (kind: Card['kind']): PodcastKind | undefined => kinds.find((one) => one === kind)
export const isPodcastCard = ({ kind }: Card): boolean => podcastKindOf(kind) !== undefined

export const usePodcastCard = ({ kind: named, id }: Card) => {
  const kind = podcastKindOf(named)
  const client = useQueryClient()
  const portal = usePortal()
  const { phase, queue, index, source } = useSnapshot(player)
  const isWhole = source?.kind === kind && source?.id === id
  const isHere = isWhole || queue[index]?.id === id
  const toggle = async () => {
    if (isHere) return callPlayer((verbs) => verbs.toggle())
    if (!kind) return
    await playPodcast({ client, scope: scopeOf(portal), personal: personalScopeOf(portal) }, kind, id)
  }
  return {
    isPlaying: isHere && isPlayingOrLoading(phase),
    toggle: () => void toggle().catch(notifyPlayFailed),
  }
}
