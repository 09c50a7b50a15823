/** Play and its neighbours. Shuffle, previous and loop have room on a desktop only. */
import {
  IconArrowsShuffle,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRepeat,
  IconRepeatOnce,
} from '@tabler/icons-react'
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { player, playerDo } from '../../state/player.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './PlayerDock.module.css'

export const DockControls = () => {
  const { t } = useTranslation()
  const { phase, loop, shuffle } = useSnapshot(player)
  const sounds = phase === 'playing' || phase === 'loading'
  const Loop = loop === 'REPEAT_ONE' ? IconRepeatOnce : IconRepeat
  return (
    <div className={css.controls}>
      <IconButton
        className={`${css.wide} ${css.points}`}
        label={t('player.shuffle')}
        aria-pressed={shuffle}
        onClick={() => void playerDo((verbs) => verbs.toggleShuffle())}
      >
        <IconArrowsShuffle size={22} aria-hidden />
      </IconButton>
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
        className={css.points}
        label={t('player.next')}
        onClick={() => void playerDo((verbs) => verbs.next())}
      >
        <IconPlayerSkipForwardFilled size={22} aria-hidden />
      </IconButton>
      <IconButton
        className={css.wide}
        label={t(`player.loop.${loop}`)}
        aria-pressed={loop !== 'OFF'}
        onClick={() => void playerDo((verbs) => verbs.cycleLoop())}
      >
        <Loop size={22} aria-hidden />
      </IconButton>
    </div>
  )
}
