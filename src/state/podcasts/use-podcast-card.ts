import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Card } from '../../contract/content.ts'
import { isPlayingOrLoading, player, callPlayer } from '../player/player.ts'
import { personalScopeOf, scopeOf, usePortal } from '../portal/portal.tsx'
import { notifyPlayFailed } from '../player/notify-play-failed.ts'
import { type PodcastKind, playPodcast } from './play-podcast.ts'

const kinds = ['podcast', 'audiobook', 'episode', 'chapter'] as const
const podcastKindOf = (kind: Card['kind']): PodcastKind | undefined =>
  kinds.find((candidate) => candidate === kind)
export const isPodcastCard = ({ kind }: Card): boolean => podcastKindOf(kind) !== undefined

export const usePodcastCard = ({ kind: named, id }: Card) => {
  const kind = podcastKindOf(named)
  const client = useQueryClient()
  const portal = usePortal()
  const { phase, queue, index, source } = useSnapshot(player)
  const isCollection = source?.kind === kind && source?.id === id
  const isCurrent = isCollection || queue[index]?.id === id
  const toggle = async () => {
    if (isCurrent) return callPlayer((actions) => actions.toggle())
    if (!kind) return
    await playPodcast({ client, scope: scopeOf(portal), personal: personalScopeOf(portal) }, kind, id)
  }
  return {
    isCurrent,
    isPlaying: isCurrent && isPlayingOrLoading(phase),
    toggle: () => void toggle().catch(notifyPlayFailed),
  }
}
