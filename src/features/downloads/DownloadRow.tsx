import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import {
  type ClockReading,
  expiresSoon,
  downloadProgressOf,
  playRightOf,
} from '../../domain/downloads/download-rules.ts'
import { downloadMoment } from '../../state/downloads/downloads.ts'
import {
  logDownloadWarning,
  removeDownloads,
  renewDownloads,
} from '../../state/downloads/download-actions.ts'
import { isPlayingOrLoading, player, callPlayer } from '../../state/player/player.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { notifyPlayFailed } from '../../state/player/notify-play-failed.ts'
import { useCurrentTrack } from '../../state/player/current-track.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrackRow } from '../../ui/TrackRow.tsx'
import css from './Downloads.module.css'
import { playDownloaded } from './play-downloaded.ts'
import { ProgressRing } from './ProgressRing.tsx'
import { downloadActionFor } from './download-actions.ts'
import { useDownloadStatusWords } from './use-download-status-words.ts'

interface ControlsProps {
  sounds: readonly DownloadRecord[]
  title: string
  isLocked: boolean
}
const Controls = ({ sounds, title, isLocked }: ControlsProps) => {
  const { t } = useTranslation()
  const action = downloadActionFor(sounds)
  return (
    <span role="group" aria-label={title} className={css.actions}>
      {isLocked && (
        <IconButton
          label={t('keep.renewOf', { title })}
          onClick={() => void renewDownloads().catch(logDownloadWarning)}
        >
          <IconRefresh size={22} aria-hidden />
        </IconButton>
      )}
      {action && (
        <IconButton label={t(`keep.${action.word}Of`, { title })} onClick={action.run}>
          {action.isGoing ? (
            <ProgressRing fraction={downloadProgressOf(sounds).fraction} icon={<action.Icon size={18} />} />
          ) : (
            <action.Icon size={20} aria-hidden />
          )}
        </IconButton>
      )}
      <IconButton
        label={t('keep.removeOf', { title })}
        onClick={() => void removeDownloads(sounds, title).catch(logDownloadWarning)}
      >
        <IconTrash size={22} aria-hidden />
      </IconButton>
    </span>
  )
}

const usePlaying = (sounds: readonly DownloadRecord[]) => {
  const { phase } = useSnapshot(player)
  const now = useCurrentTrack()
  if (!now || !sounds.some(({ track }) => track.id === now.id)) return null
  return isPlayingOrLoading(phase) ? 'playing' : 'paused'
}

const usePlayDownloaded = (
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

const lockedWordsKey = (stored: readonly DownloadRecord[], clock: ClockReading) =>
  stored.some((record) => playRightOf(record, clock) === 'clock') ? 'keep.clock' : 'keep.over'

const Row = ({ sounds, first }: { sounds: readonly DownloadRecord[]; first: DownloadRecord }) => {
  const { t } = useTranslation()
  const words = useDownloadStatusWords()
  const clock = downloadMoment()
  const stored = sounds.filter(({ state }) => state === 'kept')
  const playable = stored.filter((record) => playRightOf(record, clock) === 'mine').map(({ track }) => track)
  const isLocked = stored.length > 0 && playable.length === 0
  const playing = usePlaying(sounds)
  const { source, track } = first
  const { title } = source
  const play = usePlayDownloaded(playable, source, playing !== null)
  return (
    <TrackRow
      title={title}
      titleLang={source.kind === 'album' ? track.album.lang : track.lang}
      subtitle={
        expiresSoon(sounds, clock) ? <span className={css.soon}>{words(sounds)}</span> : words(sounds)
      }
      picture={track.picture}
      state={isLocked ? 'locked' : (playing ?? 'idle')}
      stateLabel={t(playing === 'playing' ? 'cards.playing' : 'cards.paused')}
      playLabel={t(playing === 'playing' ? 'cards.pauseTitle' : 'cards.playTitle', { title })}
      onPlay={() => (isLocked ? showSnack(lockedWordsKey(stored, clock)) : play())}
      controls={<Controls sounds={sounds} title={title} isLocked={isLocked} />}
    />
  )
}

export const DownloadRow = ({ sounds }: { sounds: readonly DownloadRecord[] }) => {
  const [first] = sounds
  return first && <Row sounds={sounds} first={first} />
}
