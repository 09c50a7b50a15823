/** Play and what stands around it: for music shuffle and loop, for spoken word the skips. */
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRewindBackward15,
  IconRewindForward30,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { skipBack, skipForward, skipTo } from '../../../domain/skips.ts'
import { useFormats } from '../../../state/formats.ts'
import { player, playerDo, playerTime } from '../../../state/player.ts'
import { useTranslation } from '../../../state/words.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LoopMode, ShuffleMode } from '../Modes.tsx'
import css from './Full.module.css'

const skip = (by: number) =>
  void playerDo((verbs) => verbs.seek(skipTo(playerTime.position, by, playerTime.duration)))

const Around = ({ isSpoken, children }: { isSpoken: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <div className={css.transport}>
      {isSpoken ? (
        <IconButton label={t('player.skipBack', { n: number(skipBack) })} onClick={() => skip(-skipBack)}>
          <IconRewindBackward15 size={28} aria-hidden />
        </IconButton>
      ) : (
        <ShuffleMode size={24} />
      )}
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
      {isSpoken ? (
        <IconButton
          label={t('player.skipForward', { n: number(skipForward) })}
          onClick={() => skip(skipForward)}
        >
          <IconRewindForward30 size={28} aria-hidden />
        </IconButton>
      ) : (
        <LoopMode size={24} />
      )}
    </div>
  )
}

export const Transport = ({ isSpoken }: { isSpoken: boolean }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const sounds = phase === 'playing' || phase === 'loading'
  const Icon = sounds ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <Around isSpoken={isSpoken}>
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
