import type { ReactNode } from 'react'
import type { Card } from '../../../contract/content.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { useSkipToPlayer } from '../../../state/player/use-skip-to-player.ts'
import type { SongListPlayback } from '../../../state/song-lists/use-song-list.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { SongRow } from '../../../ui/SongRow.tsx'
import { useCardView } from './use-card-view.tsx'

const stateOf = ({ id, restriction }: Card, { trackId, isPlaying }: SongListPlayback) => {
  if (restriction) return 'locked'
  if (id !== trackId) return 'idle'
  return isPlaying ? 'playing' : 'paused'
}

interface SongCardRowProps {
  card: Card
  list: SongListPlayback
  rank?: string | undefined
  subtitle?: string | undefined
  controls: ReactNode
}

export const SongCardRow = ({ card, list, rank, subtitle, controls }: SongCardRowProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { to, picture, title, titleLang, kind, explicit, onOpen, subtitle: artist } = useCardView(card)
  const { restriction, duration } = card
  const state = stateOf(card, list)
  const play = () => {
    if (restriction) showSnack(`cards.restricted.${restriction}`)
    else list.playFrom(card.id)
  }
  return (
    <SongRow
      {...{ to, picture, title, titleLang, kind, explicit, onOpen, rank, state, controls }}
      subtitle={restriction ? t(`cards.restricted.${restriction}`) : (subtitle ?? artist)}
      duration={duration === undefined ? undefined : formats.clock(duration)}
      durationLabel={duration === undefined ? undefined : formats.length(duration)}
      stateLabel={t(state === 'playing' ? 'cards.playing' : 'cards.paused')}
      playLabel={t(state === 'playing' ? 'cards.pauseTitle' : 'cards.playTitle', { title })}
      plays={card.id}
      onPlay={play}
      skip={useSkipToPlayer()}
    />
  )
}
