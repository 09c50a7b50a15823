/** Plays a part from its place, with those around it as the queue; without a line, with those that are here. */
import { useQueryClient } from '@tanstack/react-query'
import { partsAroundQuery } from '../../api/spoken.ts'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind, PartOrder } from '../../contract/parts.ts'
import { startOf } from '../../domain/parts.ts'
import { playerDo, readyPlayer, type QueueSource } from '../../state/player.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { showSnack } from '../../state/snackbar.ts'
import type { Places } from './use-places.ts'

export interface Whole {
  kind: CollectionKind
  id: string
  title: string
  total: number
}
interface Here {
  order: PartOrder
  /** As far as they are loaded. */
  parts: readonly Track[]
  places: Places
}

export const usePlayPart = (whole: Whole, { order, parts, places }: Here) => {
  const client = useQueryClient()
  const scope = scopeOf(usePortal())
  const source: QueueSource = { kind: whole.kind, id: whole.id, title: whole.title }
  const isHere = (id: string) => parts.some((part) => part.id === id)
  const around = async (id: string): Promise<readonly Track[]> => {
    if (parts.length >= whole.total && isHere(id)) return parts
    try {
      return (await client.fetchQuery(partsAroundQuery(scope, whole.id, order, id))).entries
    } catch (problem) {
      if (isHere(id)) return parts
      throw problem
    }
  }
  return async (id: string) => {
    try {
      const [tracks] = await Promise.all([around(id), readyPlayer()])
      const at = tracks.findIndex((track) => track.id === id)
      const start = startOf(places.of(id), tracks[at]?.duration ?? 0)
      await playerDo((verbs) => verbs.playTracks(tracks, at, source, start))
    } catch (problem) {
      console.info('a part could not be played', problem)
      showSnack('structure.playFailed', { tone: 'bad' })
    }
  }
}
