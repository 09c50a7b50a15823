/** How the player stands to one list: whether it plays from it, which track, and what a tap on Play does. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { beginnings, playHere } from '../../state/player/start-playback.ts'
import {
  type PlayerVerbs,
  type QueueSource,
  isSounding,
  player,
  playerDo,
} from '../../state/player/player.ts'
import { tellNotPlayed } from '../../state/player/notify-play-failed.ts'

export interface SourceState {
  /** The track that plays or is paused, when it is from this list. */
  trackId: string | null
  isPlaying: boolean
}

export const useSourceState = (source: Pick<QueueSource, 'kind' | 'id'>): SourceState => {
  const { phase, queue, index, source: from } = useSnapshot(player)
  const isHere = from?.kind === source.kind && from.id === source.id
  return {
    trackId: isHere ? (queue[index]?.id ?? null) : null,
    isPlaying: isHere && isSounding(phase),
  }
}

export const playFrom = (tracks: readonly Track[], at: number, source: QueueSource) =>
  playHere([tracks, at, source]).catch(tellNotPlayed)

export const togglePlay = () => playerDo((verbs) => verbs.toggle()).catch(tellNotPlayed)

/** What nobody may play here is never drawn. */
export const drawnFrom = (tracks: readonly Track[], random: () => number): number => {
  const playable = beginnings(tracks)
  const drawn = playable[Math.floor(random() * playable.length)]
  return drawn ? tracks.indexOf(drawn) : 0
}

export const playShuffled = (tracks: readonly Track[], source: QueueSource) => {
  const at = drawnFrom(tracks, Math.random)
  const mix = (verbs: PlayerVerbs) => {
    if (!player.shuffle) verbs.toggleShuffle()
  }
  return playHere([tracks, at, source], mix).catch(tellNotPlayed)
}
