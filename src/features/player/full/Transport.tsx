import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { isPlayingOrLoading, player, callPlayer } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { LoopModeButton, ShuffleModeButton } from '../mini-player/ModeButtons.tsx'
import { SkipBackButton, SkipForwardButton } from '../mini-player/SkipButtons.tsx'
import css from './FullPlayer.module.css'

const TransportButtons = ({ skips, children }: { skips: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Toolbar label={t('player.bars.playback')} className={css.transport}>
      {skips ? <SkipBackButton size={28} /> : <ShuffleModeButton size={24} />}
      <IconButton
        large
        label={t('player.previous')}
        onClick={() => void callPlayer((actions) => actions.previous())}
      >
        <IconPlayerSkipBackFilled className="mirror" size={28} aria-hidden />
      </IconButton>
      {children}
      <IconButton large label={t('player.next')} onClick={() => void callPlayer((actions) => actions.next())}>
        <IconPlayerSkipForwardFilled className="mirror" size={28} aria-hidden />
      </IconButton>
      {skips ? <SkipForwardButton size={28} /> : <LoopModeButton size={24} />}
    </Toolbar>
  )
}

export const Transport = ({ skips }: { skips: boolean }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const sounds = isPlayingOrLoading(phase)
  const Icon = sounds ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <TransportButtons skips={skips}>
      <IconButton
        className={css.main}
        data-stop
        data-phase={phase}
        label={t(sounds ? 'player.pause' : 'player.play')}
        onClick={() => void callPlayer((actions) => actions.toggle())}
      >
        <Icon size={32} aria-hidden />
      </IconButton>
    </TransportButtons>
  )
}
