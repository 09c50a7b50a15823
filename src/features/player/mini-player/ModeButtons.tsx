import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { player, callPlayer } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'

interface ModeButtonProps {
  size: number
  className?: string | undefined
}

export const ShuffleModeButton = ({ size, className }: ModeButtonProps) => {
  const { t } = useTranslation()
  const { shuffle } = useSnapshot(player)
  return (
    <IconButton
      className={className}
      label={t('player.shuffle')}
      aria-pressed={shuffle}
      onClick={() => void callPlayer((actions) => actions.toggleShuffle())}
    >
      <IconArrowsShuffle className="mirror" size={size} aria-hidden />
    </IconButton>
  )
}

export const LoopModeButton = ({ size, className }: ModeButtonProps) => {
  const { t } = useTranslation()
  const { loop } = useSnapshot(player)
  const Icon = loop === 'REPEAT_ONE' ? IconRepeatOnce : IconRepeat
  return (
    <IconButton
      className={className}
      label={t(`player.loop.${loop}`)}
      aria-pressed={loop !== 'OFF'}
      onClick={() => void callPlayer((actions) => actions.cycleLoop())}
    >
      <Icon size={size} aria-hidden />
    </IconButton>
  )
}
