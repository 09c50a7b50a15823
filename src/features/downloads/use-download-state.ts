import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { type DownloadProgress, downloadProgressOf } from '../../domain/downloads/download-rules.ts'
import { downloads } from '../../state/downloads/downloads.ts'

export interface DownloadState {
  sounds: readonly DownloadRecord[]
  progress: DownloadProgress
  missing: readonly Track[]
}

export const useDownloadState = (tracks: readonly Track[]): DownloadState => {
  const all = useSnapshot(downloads).sounds as readonly DownloadRecord[] | null
  const ids = new Set(tracks.map(({ id }) => id))
  const sounds = all?.filter(({ track }) => ids.has(track.id)) ?? []
  for (const { track } of sounds) ids.delete(track.id)
  const missing = tracks.filter(({ id, restriction }) => ids.has(id) && !restriction)
  return { sounds, progress: downloadProgressOf(sounds), missing }
}
