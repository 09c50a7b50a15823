/** What lies here of some tracks, and how far it got. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { type KeepProgress, keepProgressOf } from '../../domain/downloads/download-rules.ts'
import { keep } from '../../state/downloads/downloads.ts'

export interface KeptOf {
  sounds: readonly KeptSound[]
  progress: KeepProgress
  /** Those of the tracks that nobody asked for yet. */
  missing: readonly Track[]
}

export const useKept = (tracks: readonly Track[]): KeptOf => {
  const all = useSnapshot(keep).sounds as readonly KeptSound[] | null
  const wanted = new Set(tracks.map(({ id }) => id))
  const sounds = all?.filter(({ track }) => wanted.has(track.id)) ?? []
  for (const { track } of sounds) wanted.delete(track.id)
  const missing = tracks.filter(({ id, restriction }) => wanted.has(id) && !restriction)
  return { sounds, progress: keepProgressOf(sounds), missing }
}
