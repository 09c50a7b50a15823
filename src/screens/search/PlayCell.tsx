/** The button at a result's end: plays what the card stands for, or stops what it plays. */
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Card } from '../../contract/content.ts'
import { usePlay } from '../../features/structure/use-play.ts'
import { togglePlay, useSourceState } from '../../features/tracks/use-source.ts'
import type { QueueSource } from '../../state/player.ts'
import { useTranslation } from '../../state/words.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './PlayCell.module.css'

const sources: Partial<Record<Card['kind'], QueueSource['kind']>> = {
  track: 'track',
  album: 'album',
  playlist: 'playlist',
  artist: 'artist',
}
/** Nothing stands at the end of what is opened, not played from outside. */
export const isPlayable = ({ kind, restriction }: Card): boolean => kind in sources && !restriction

interface PlayCellProps {
  card: Card
  large?: boolean
  onUse: () => void
}
export const PlayCell = ({ card, large = false, onUse }: PlayCellProps) => {
  const { t } = useTranslation()
  const play = usePlay(card)
  const { trackId, isPlaying } = useSourceState({ kind: sources[card.kind] ?? 'shelf', id: card.id })
  const press = () => {
    onUse()
    if (trackId) void togglePlay()
    else play?.()
  }
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <IconButton
      label={t(isPlaying ? 'cards.pauseTitle' : 'cards.playTitle', { title: card.title })}
      className={large ? css.large : css.play}
      onClick={press}
    >
      <Icon size={large ? 26 : 20} aria-hidden />
    </IconButton>
  )
}
