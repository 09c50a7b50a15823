import type { PlaybackPositions } from '../../state/player/playback-positions.ts'
import { notifyPlayFailed } from '../../state/player/notify-play-failed.ts'
import type { LoadedParts, Collection } from '../../state/podcasts/parts-around.ts'
import { type WantedPart, playPart } from '../../state/podcasts/play-part.ts'
import { usePartsAround } from './use-parts-around.ts'

interface PlayPartContext extends LoadedParts {
  positions: PlaybackPositions
}

export const usePlayPart = (collection: Collection, { order, parts, positions }: PlayPartContext) => {
  const loadAround = usePartsAround(collection, { parts, order })
  return async (wanted: WantedPart) => {
    try {
      await playPart(collection, loadAround(wanted.id), wanted, positions)
    } catch (problem) {
      notifyPlayFailed(problem)
    }
  }
}
