/** Plays a part from its place, or from a second that was asked for, with those around it as the queue. */
import type { Places } from '../../state/player/playback-positions.ts'
import { tellNotPlayed } from '../../state/player/notify-play-failed.ts'
import type { Loaded, Whole } from './parts-around.ts'
import { type Wanted, playPart } from './play-part.ts'
import { useAround } from './use-parts-around.ts'

interface Here extends Loaded {
  places: Places
}

export const usePlayPart = (whole: Whole, { order, parts, places }: Here) => {
  const around = useAround(whole, { parts, order })
  return async (wanted: Wanted) => {
    try {
      await playPart(whole, around(wanted.id), wanted, places)
    } catch (problem) {
      tellNotPlayed(problem)
    }
  }
}
