/**
 * Play and its neighbours. Shuffle, previous and loop have room on a desktop only; spoken word is skipped through before
 * it is left, on the smallest bar too.
 */
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { isSounding, player, playerDo } from '../../../state/player/player.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LoopMode, ShuffleMode } from './ModeButtons.tsx'
import { SkipBack, SkipForward } from './SkipButtons.tsx'
import css from './MiniPlayer.module.css'

export const DockControls = ({ skips }: { skips: boolean }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const sounds = isSounding(phase)
  return (
    <div className={css.controls}>
      {skips ? (
        <SkipBack size={24} className={css.roomy} />
      ) : (
        <ShuffleMode size={22} className={`${css.wide} ${css.points}`} />
      )}
      <IconButton
        className={`${css.wide} ${css.points}`}
        label={t('player.previous')}
        onClick={() => void playerDo((verbs) => verbs.previous())}
      >
        <IconPlayerSkipBackFilled size={22} aria-hidden />
      </IconButton>
      <IconButton
        className={css.main}
        label={t(sounds ? 'player.pause' : 'player.play')}
        onClick={() => void playerDo((verbs) => verbs.toggle())}
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
        onClick={() => void playerDo((verbs) => verbs.next())}
      >
        <IconPlayerSkipForwardFilled size={22} aria-hidden />
      </IconButton>
      {skips ? <SkipForward size={24} /> : <LoopMode size={22} className={css.wide} />}
    </div>
  )
}
