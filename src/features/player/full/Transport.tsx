/** Play and what stands around it: for music shuffle and loop, for spoken word the skips. */
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { isSounding, player, playerDo } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LoopMode, ShuffleMode } from '../mini-player/ModeButtons.tsx'
import { SkipBack, SkipForward } from '../mini-player/SkipButtons.tsx'
import css from './FullPlayer.module.css'

const Around = ({ skips, children }: { skips: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className={css.transport}>
      {skips ? <SkipBack size={28} /> : <ShuffleMode size={24} />}
      <IconButton
        large
        label={t('player.previous')}
        onClick={() => void playerDo((verbs) => verbs.previous())}
      >
        <IconPlayerSkipBackFilled className="mirror" size={28} aria-hidden />
      </IconButton>
      {children}
      <IconButton large label={t('player.next')} onClick={() => void playerDo((verbs) => verbs.next())}>
        <IconPlayerSkipForwardFilled className="mirror" size={28} aria-hidden />
      </IconButton>
      {skips ? <SkipForward size={28} /> : <LoopMode size={24} />}
    </div>
  )
}

export const Transport = ({ skips }: { skips: boolean }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const sounds = isSounding(phase)
  const Icon = sounds ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <Around skips={skips}>
      <IconButton
        className={css.main}
        data-phase={phase}
        label={t(sounds ? 'player.pause' : 'player.play')}
        onClick={() => void playerDo((verbs) => verbs.toggle())}
      >
        <Icon size={32} aria-hidden />
      </IconButton>
    </Around>
  )
}
