/** Plays a part from its place, or from a second that was asked for, with those around it as the queue. */
import type { Track } from '../../contract/content.ts'
import type { PartOrder } from '../../contract/parts.ts'
import { startOf } from '../../domain/parts.ts'
import { playerDo, readyPlayer, type QueueSource } from '../../state/player.ts'
import { showSnack } from '../../state/snackbar.ts'
import { useAround, type Whole } from './use-around.ts'
import type { Places } from '../../state/use-places.ts'

interface Here {
  order: PartOrder
  /** As far as they are loaded. */
  parts: readonly Track[]
  places: Places
}

export const usePlayPart = (whole: Whole, { order, parts, places }: Here) => {
  const source: QueueSource = { kind: whole.kind, id: whole.id, title: whole.title }
  const around = useAround(whole, { parts, order })
  return async (id: string, second?: number) => {
    try {
      const [tracks] = await Promise.all([around(id), readyPlayer()])
      const at = tracks.findIndex((track) => track.id === id)
      const start = second ?? startOf(places.of(id), tracks[at]?.duration ?? 0)
      await playerDo((verbs) => verbs.playTracks(tracks, at, source, start))
    } catch (problem) {
      console.info('a part could not be played', problem)
      showSnack('structure.playFailed', { tone: 'bad' })
    }
  }
}
