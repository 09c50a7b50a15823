import type { Track } from '../../contract/content.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { addressOfDownload } from '../../domain/addresses/track-page.ts'
import { expiresSoon, playableTracksOf } from '../../domain/downloads/download-rules.ts'
import { downloadMoment } from '../../state/downloads/downloads.ts'
import { useSkipToPlayer } from '../../state/player/use-skip-to-player.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { TrackRow } from '../../ui/TrackRow.tsx'
import { DownloadControls } from './DownloadControls.tsx'
import css from './Downloads.module.css'
import { useDownloadStatusWords } from './use-download-status-words.ts'
import { usePlayDownloaded, usePlaying } from './use-play-downloaded.ts'

interface DownloadRowProps {
  sounds: readonly DownloadRecord[]
  /** The songs of all rows that may be played now, in the order of the list. */
  songs: readonly Track[]
}

const Row = ({ sounds, songs, first }: DownloadRowProps & { first: DownloadRecord }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useDownloadStatusWords()
  const clock = downloadMoment()
  const stored = sounds.filter(({ state }) => state === 'kept')
  const playable = playableTracksOf(stored, clock)
  const isLocked = stored.length > 0 && playable.length === 0
  const playing = usePlaying(sounds)
  const { source, track } = first
  const { title } = source
  const play = usePlayDownloaded({ stored, playable, songs, source, clock, isCurrent: playing !== null })
  return (
    <TrackRow
      title={title}
      to={addressOfDownload(source, track)}
      titleLang={source.kind === 'album' ? track.album.lang : track.lang}
      subtitle={
        expiresSoon(sounds, clock) ? <span className={css.soon}>{words(sounds)}</span> : words(sounds)
      }
      {...(source.kind === 'track' && {
        duration: formats.clock(track.duration),
        durationLabel: formats.length(track.duration),
      })}
      picture={track.picture}
      state={isLocked ? 'locked' : (playing ?? 'idle')}
      stateLabel={t(playing === 'playing' ? 'cards.playing' : 'cards.paused')}
      playLabel={t(playing === 'playing' ? 'cards.pauseTitle' : 'cards.playTitle', { title })}
      onPlay={play}
      controls={<DownloadControls sounds={sounds} title={title} isLocked={isLocked} />}
      skip={useSkipToPlayer()}
    />
  )
}

export const DownloadRow = (props: DownloadRowProps) => {
  const [first] = props.sounds
  return first && <Row {...props} first={first} />
}
