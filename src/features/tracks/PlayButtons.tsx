import { IconArrowsShuffle, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from '../../state/words/translation.tsx'
import { playLabelOf } from '../../domain/player/play-label.ts'
import type { Track } from '../../contract/content.ts'
import { findFirstPlayable } from '../../state/player/start-playback.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { useAvailableControl } from '../../ui/availability.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { playFrom, playShuffled, togglePlay, useListPlayback } from '../../state/player/list-playback.ts'

interface PlayProps {
  tracks: readonly Track[]
  source: QueueSource
}

/** Nothing is loaded yet, or none of it may be played here: its rows say why. */
const isUnplayable = (tracks: readonly Track[]) => tracks.every(({ restriction }) => restriction)

/** A list whose song is loaded, or whose songs are not known yet, counts as available. */
const useListAvailability = (tracks: readonly Track[], loadedId: string | null | undefined) =>
  useAvailableControl(
    tracks.map(({ id }) => id),
    tracks.length === 0 || Boolean(loadedId),
  )

const usePlayButton = ({ tracks, source }: PlayProps) => {
  const { t } = useTranslation()
  const { trackId, isPlaying } = useListPlayback(source)
  return {
    isPlaying,
    label: t(isPlaying ? 'album.pause' : playLabelOf(source.kind)),
    onClick: () => void (trackId ? togglePlay() : playFrom(tracks, findFirstPlayable(tracks), source)),
    disabled: isUnplayable(tracks),
    ...useListAvailability(tracks, trackId),
  }
}

const Icon = ({ isPlaying, size }: { isPlaying: boolean; size: number }) =>
  isPlaying ? (
    <IconPlayerPauseFilled size={size} aria-hidden />
  ) : (
    <IconPlayerPlayFilled size={size} aria-hidden />
  )

export const PlayButton = (props: PlayProps) => {
  const { isPlaying, label, ...button } = usePlayButton(props)
  return (
    <Button variant="play" icon={<Icon isPlaying={isPlaying} size={22} />} {...button}>
      {label}
    </Button>
  )
}

export const SmallPlayButton = (props: PlayProps) => {
  const { isPlaying, label, ...button } = usePlayButton(props)
  return (
    <IconButton variant="solid" label={label} {...button}>
      <Icon isPlaying={isPlaying} size={20} />
    </IconButton>
  )
}

export const ShuffleButton = ({ tracks, source }: PlayProps) => {
  const { t } = useTranslation()
  const { trackId } = useListPlayback(source)
  return (
    <IconButton
      variant="glass"
      large
      label={t('album.shuffle')}
      disabled={isUnplayable(tracks)}
      {...useListAvailability(tracks, trackId)}
      onClick={() => void playShuffled(tracks, source)}
    >
      <IconArrowsShuffle className="mirror" size={24} aria-hidden />
    </IconButton>
  )
}
