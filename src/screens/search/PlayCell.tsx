import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Card } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { isPodcastCard, usePodcastCard } from '../../state/podcasts/use-podcast-card.ts'
import { usePlayCard } from '../../features/structure/card/use-play-card.ts'
import { togglePlay, useListPlayback } from '../../state/player/list-playback.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import type { SongListPlayback } from '../../state/song-lists/use-song-list.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useAvailableControl } from '../../ui/availability.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './PlayCell.module.css'

const sources: Partial<Record<Card['kind'], QueueSource['kind']>> = {
  album: 'album',
  playlist: 'playlist',
  artist: 'artist',
}
/** No button for kinds that are opened, not played from a card. */
export const isPlayable = (card: Card): boolean =>
  (isSong(card) || card.kind in sources || isPodcastCard(card)) && !card.restriction

interface PlayCellProps {
  card: Card
  large?: boolean
  /** The songs among the results. */
  songs: SongListPlayback
  onUse: () => void
}

interface CellProps extends PlayCellProps {
  isPlaying: boolean
  press: () => void
}
const Cell = ({ card, large = false, onUse, isPlaying, press }: CellProps) => {
  const { t } = useTranslation()
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <IconButton
      label={t(isPlaying ? 'cards.pauseTitle' : 'cards.playTitle', { title: card.title })}
      className={large ? css.large : css.play}
      {...useAvailableControl([card.id], isPlaying)}
      onClick={() => {
        onUse()
        press()
      }}
    >
      <Icon size={large ? 26 : 20} aria-hidden />
    </IconButton>
  )
}

const MusicCell = (props: PlayCellProps) => {
  const { kind, id } = props.card
  const play = usePlayCard(props.card)
  const { trackId, isPlaying } = useListPlayback({ kind: sources[kind] ?? 'shelf', id })
  const press = () => {
    if (trackId) void togglePlay()
    else play?.()
  }
  return <Cell {...props} isPlaying={isPlaying} press={press} />
}

const PodcastCell = (props: PlayCellProps) => {
  const { isPlaying, toggle } = usePodcastCard(props.card)
  return <Cell {...props} isPlaying={isPlaying} press={toggle} />
}

/** A song goes on with the songs found beside it. */
const SongCell = (props: PlayCellProps) => {
  const { card, songs } = props
  const isPlaying = songs.isPlaying && songs.trackId === card.id
  return <Cell {...props} isPlaying={isPlaying} press={() => songs.playFrom(card.id)} />
}

export const PlayCell = (props: PlayCellProps) => {
  if (isSong(props.card)) return <SongCell {...props} />
  return isPodcastCard(props.card) ? <PodcastCell {...props} /> : <MusicCell {...props} />
}
