import { type ReactNode, memo } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { partProgressOf } from '../../domain/podcasts/parts.ts'
import { player, callPlayer, playerTime } from '../../state/player/player.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { useSkipToPlayer } from '../../state/player/use-skip-to-player.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { PartRow, type PartRowProps } from '../../ui/PartRow.tsx'
import { PartSummary } from './PartSummary.tsx'

interface PartListItemProps {
  part: Track
  position: number | undefined
  control: (part: Track) => ReactNode
  onPlay: (id: string) => void
}

const Row = ({ part, position, control, onPlay, state }: PartListItemProps & Pick<PartRowProps, 'state'>) => {
  const { t } = useTranslation()
  const { restriction, title } = part
  const progress = partProgressOf(position, part.duration)
  const play = () => {
    if (restriction) showSnack(`cards.restricted.${restriction}`)
    else if (state === 'idle') onPlay(part.id)
    else void callPlayer((actions) => actions.toggle())
  }
  return (
    <PartRow
      title={title}
      titleLang={part.lang}
      to={kindOf(part.kind).hasNoPage ? undefined : addressOf(part)}
      subtitle={<PartSummary part={part} progress={progress} />}
      state={restriction ? 'locked' : state}
      stateLabel={t(state === 'playing' ? 'cards.playing' : 'cards.paused')}
      playLabel={t(state === 'playing' ? 'cards.pauseTitle' : 'cards.playTitle', { title })}
      plays={part.id}
      onPlay={play}
      playedFraction={progress.state === 'begun' ? progress.part : null}
      isPlayed={progress.state === 'heard'}
      control={control(part)}
      skip={useSkipToPlayer()}
    />
  )
}

/** Only the current one follows the time; a preview does not change the position. */
const CurrentPart = (props: PartListItemProps & Pick<PartRowProps, 'state'>) => {
  const { position } = useSnapshot(playerTime)
  const { isPreview } = useSnapshot(player)
  return <Row {...props} position={isPreview ? props.position : Math.floor(position)} />
}

/** Loading ten more does not render a thousand again. */
export const PartListItem = memo((props: PartListItemProps & Pick<PartRowProps, 'state'>) =>
  props.state === 'idle' ? <Row {...props} /> : <CurrentPart {...props} />,
)
