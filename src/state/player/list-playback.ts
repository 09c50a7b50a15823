import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { findPlayableTracks, startPlayback } from './start-playback.ts'
import { type PlayerActions, isPlayingOrLoading, player, callPlayer } from './player.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { notifyPlayFailed } from './notify-play-failed.ts'

export interface ListPlayback {
  trackId: string | null
  isPlaying: boolean
}

export const useListPlayback = (source: Pick<QueueSource, 'kind' | 'id'>): ListPlayback => {
  const { phase, queue, index, source: from } = useSnapshot(player)
  const isCurrent = from?.kind === source.kind && from.id === source.id
  return {
    trackId: isCurrent ? (queue[index]?.id ?? null) : null,
    isPlaying: isCurrent && isPlayingOrLoading(phase),
  }
}

export const playFrom = (tracks: readonly Track[], at: number, source: QueueSource) =>
  startPlayback([tracks, at, source]).catch(notifyPlayFailed)

export const togglePlay = () => callPlayer((actions) => actions.toggle()).catch(notifyPlayFailed)

export const randomIndexIn = (tracks: readonly Track[], random: () => number): number => {
  const playable = findPlayableTracks(tracks)
  const drawn = playable[Math.floor(random() * playable.length)]
  return drawn ? tracks.indexOf(drawn) : 0
}

export const playShuffled = (tracks: readonly Track[], source: QueueSource) => {
  const at = randomIndexIn(tracks, Math.random)
  const shuffleFrom = (actions: PlayerActions) => {
    if (!player.shuffle) actions.toggleShuffle()
  }
  return startPlayback([tracks, at, source], shuffleFrom).catch(notifyPlayFailed)
}
