import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { type ClockReading, playRightOf } from '../../domain/downloads/download-rules.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { useCurrentTrack } from '../../state/player/current-track.ts'
import { notifyPlayFailed } from '../../state/player/notify-play-failed.ts'
import { isPlayingOrLoading, player, callPlayer } from '../../state/player/player.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { playDownloaded, queueOfRow } from './play-downloaded.ts'

/** Null where none of them is the current track. */
export const usePlaying = (sounds: readonly DownloadRecord[]) => {
  const { phase } = useSnapshot(player)
  const now = useCurrentTrack()
  if (!now || !sounds.some(({ track }) => track.id === now.id)) return null
  return isPlayingOrLoading(phase) ? 'playing' : 'paused'
}

const lockedWordsKey = (stored: readonly DownloadRecord[], clock: ClockReading) =>
  stored.some((record) => playRightOf(record, clock) === 'clock') ? 'keep.clock' : 'keep.over'

interface PlayableDownload {
  stored: readonly DownloadRecord[]
  /** Of the stored ones, those that may be played now. */
  playable: readonly Track[]
  /** A song of its own goes on with these. */
  songs: readonly Track[]
  source: DownloadRecord['source']
  clock: ClockReading
  isCurrent: boolean
}
/** Says why, where everything that is stored may not be played any more. */
export const usePlayDownloaded = ({
  stored,
  playable,
  songs,
  source,
  clock,
  isCurrent,
}: PlayableDownload) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const play = async () => {
    if (isCurrent) await callPlayer((actions) => actions.toggle())
    else if (playable.length > 0)
      await playDownloaded({ client, scope }, queueOfRow({ playable, source }, songs, t('keep.title')))
  }
  return () => {
    if (stored.length > 0 && playable.length === 0) showSnack(lockedWordsKey(stored, clock))
    else void play().catch(notifyPlayFailed)
  }
}
