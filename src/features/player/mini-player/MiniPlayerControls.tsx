/** Shuffle, previous and loop are shown on a desktop only; speech has skip buttons on the smallest bar too. */
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { isPlayingOrLoading, player, callPlayer } from '../../../state/player/player.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { LoopModeButton, ShuffleModeButton } from './ModeButtons.tsx'
import { SkipBackButton, SkipForwardButton } from './SkipButtons.tsx'
import css from './MiniPlayer.module.css'

export const MiniPlayerControls = ({ skips }: { skips: boolean }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const sounds = isPlayingOrLoading(phase)
  return (
    <Toolbar label={t('player.bars.playback')} className={css.controls}>
      {skips ? (
        <SkipBackButton size={24} className={css.roomy} />
      ) : (
        <ShuffleModeButton size={22} className={`${css.wide} ${css.points}`} />
      )}
      <IconButton
        className={`${css.wide} ${css.points}`}
        label={t('player.previous')}
        onClick={() => void callPlayer((actions) => actions.previous())}
      >
        <IconPlayerSkipBackFilled size={22} aria-hidden />
      </IconButton>
      <IconButton
        className={css.main}
        data-stop
        label={t(sounds ? 'player.pause' : 'player.play')}
        onClick={() => void callPlayer((actions) => actions.toggle())}
      >
        {sounds ? (
          <IconPlayerPauseFilled size={22} aria-hidden />
        ) : (
          <IconPlayerPlayFilled size={22} aria-hidden />
        )}
      </IconButton>
      <IconButton
        className={skips ? `${css.wide} ${css.points}` : css.points}
        label={t('player.next')}
        onClick={() => void callPlayer((actions) => actions.next())}
      >
        <IconPlayerSkipForwardFilled size={22} aria-hidden />
      </IconButton>
      {skips ? <SkipForwardButton size={24} /> : <LoopModeButton size={22} className={css.wide} />}
    </Toolbar>
  )
}
