/** Plays a part from its position, or from a given second, with those around it as the queue. */
import type { PlaybackPositions } from '../../state/player/playback-positions.ts'
import { notifyPlayFailed } from '../../state/player/notify-play-failed.ts'
import type { LoadedParts, Collection } from './parts-around.ts'
import { type WantedPart, playPart } from './play-part.ts'
import { usePartsAround } from './use-parts-around.ts'

interface PlayPartContext extends LoadedParts {
  places: PlaybackPositions
}

export const usePlayPart = (whole: Collection, { order, parts, places }: PlayPartContext) => {
  const around = usePartsAround(whole, { parts, order })
  return async (wanted: WantedPart) => {
    try {
      await playPart(whole, around(wanted.id), wanted, places)
    } catch (problem) {
      notifyPlayFailed(problem)
    }
  }
}
