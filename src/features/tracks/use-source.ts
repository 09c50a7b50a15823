/** How the player stands to one list: whether it plays from it, which track, and what a tap on Play does. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { type QueueSource, isSounding, player, playerDo } from '../../state/player.ts'
import { showSnack } from '../../state/snackbar.ts'

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

const failed = () => showSnack('structure.playFailed', { tone: 'bad' })

export const playFrom = (tracks: readonly Track[], at: number, source: QueueSource) =>
  playerDo((verbs) => verbs.playTracks(tracks, at, source)).catch(failed)

export const togglePlay = () => playerDo((verbs) => verbs.toggle()).catch(failed)

/** The first that may be played: a list may begin with a track that is not licensed here. */
export const firstPlayable = (tracks: readonly Track[]): number =>
  Math.max(
    0,
    tracks.findIndex((track) => track.restriction === undefined),
  )

/** What nobody may play here is never drawn. */
export const drawnFrom = (tracks: readonly Track[], random: () => number): number => {
  const playable = tracks.filter((track) => track.restriction === undefined)
  const drawn = playable[Math.floor(random() * playable.length)]
  return drawn ? tracks.indexOf(drawn) : 0
}

export const playShuffled = (tracks: readonly Track[], source: QueueSource) => {
  const at = drawnFrom(tracks, Math.random)
  return playerDo((verbs) => {
    if (!player.shuffle) verbs.toggleShuffle()
    return verbs.playTracks(tracks, at, source)
  }).catch(failed)
}
