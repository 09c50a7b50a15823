import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { downloadProgressOf } from '../../domain/downloads/download-rules.ts'
import {
  logDownloadWarning,
  pauseDownloads,
  resumeDownloads,
} from '../../state/downloads/download-actions.ts'

const actions = {
  waiting: { word: 'pause', act: pauseDownloads, Icon: IconPlayerPauseFilled },
  paused: { word: 'goOn', act: resumeDownloads, Icon: IconPlayerPlayFilled },
  lost: { word: 'restore', act: resumeDownloads, Icon: IconRefresh },
  refused: { word: 'again', act: resumeDownloads, Icon: IconRefresh },
} as const

export const downloadActionFor = (sounds: readonly DownloadRecord[]) => {
  const { state } = downloadProgressOf(sounds)
  if (state === 'none' || state === 'kept') return null
  const { word: key, act, Icon } = actions[state]
  const ids = sounds.filter((record) => record.state === state).map(({ track }) => track.id)
  // Paused and running downloads show their progress.
  const isGoing = state === 'waiting' || state === 'paused'
  return { word: key, Icon, isGoing, run: () => void act(ids).catch(logDownloadWarning) }
}
