import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { useCurrentTrack } from '../../state/player/current-track.ts'
import { notifyPlayFailed } from '../../state/player/notify-play-failed.ts'
import { isPlayingOrLoading, player, callPlayer } from '../../state/player/player.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { playDownloaded } from './play-downloaded.ts'

/** Null where none of them is the current track. */
export const usePlaying = (sounds: readonly DownloadRecord[]) => {
  const { phase } = useSnapshot(player)
  const now = useCurrentTrack()
  if (!now || !sounds.some(({ track }) => track.id === now.id)) return null
  return isPlayingOrLoading(phase) ? 'playing' : 'paused'
}

export const usePlayDownloaded = (
  tracks: readonly Track[],
  source: DownloadRecord['source'],
  isCurrent: boolean,
) => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const play = async () => {
    if (isCurrent) await callPlayer((actions) => actions.toggle())
    else if (tracks.length > 0) await playDownloaded({ client, scope }, tracks, source)
  }
  return () => void play().catch(notifyPlayFailed)
}
