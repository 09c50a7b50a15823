/** Controls that are seldom used, and the volume: at its default a phone's own buttons reach half of the loudness. */
import {
  IconCast,
  IconMicrophone2,
  IconMoon,
  IconMoonFilled,
  IconPictureInPicture,
} from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { cast, chooseCastDevice } from '../../../state/player/cast.ts'
import type { SleepSetting } from '../../../domain/player/sleep-timer.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { playbackSettings } from '../../../state/player/playback-settings.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useSpeedText } from '../../../state/words/use-speed-text.ts'
import { useTranslation, useTranslator } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { VolumeControl } from '../mini-player/VolumeControl.tsx'
import { hasPictureInPicture, togglePictureInPicture } from './picture-in-picture.tsx'
import { useSleepClock, useSleepTimerText } from './SleepTimer.tsx'
import css from './PlayerTools.module.css'
import scale from './FullRange.module.css'
import type { LyricsView } from './lyrics/use-lyrics.ts'

const PlaybackSettingsButton = ({ hasSpeed }: { hasSpeed: boolean }) => {
  const { t } = useTranslation()
  const times = useSpeedText()
  const { speed, sleep } = useSnapshot(playbackSettings)
  const words = useSleepTimerText()
  const clock = useSleepClock()
  const Icon = sleep ? IconMoonFilled : IconMoon
  const title = t(hasSpeed ? 'pace.title' : 'pace.timer')
  return (
    <button
      type="button"
      className={css.pace}
      title={title}
      data-on={sleep !== null}
      onClick={() => openDialog(hasSpeed ? 'pace' : 'sleep', {})}
    >
      <span className="sr">{title}</span>
      {hasSpeed && <bdi>{times(speed)}</bdi>}
      {sleep && <span className="sr">{words(sleep as SleepSetting)}</span>}
      <Icon size={22} aria-hidden />
      {clock && <bdi aria-hidden>{clock}</bdi>}
    </button>
  )
}

const LyricsToggle = ({ isOpen, toggle }: LyricsView) => {
  const { t } = useTranslation()
  return (
    <IconButton label={t('player.lyrics.title')} aria-pressed={isOpen} onClick={toggle}>
      <IconMicrophone2 className="mirror" size={22} aria-hidden />
    </IconButton>
  )
}

const PictureInPictureButton = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const translator = useTranslator()
  const label = t('player.small')
  const toggle = () =>
    togglePictureInPicture(portal, translator, t('player.name')).catch((problem: unknown) =>
      console.info('the picture-in-picture window could not be opened', problem),
    )
  return (
    <IconButton label={label} onClick={() => void toggle()}>
      <IconPictureInPicture className="mirror" size={22} aria-hidden />
    </IconButton>
  )
}

const CastButton = () => {
  const { t } = useTranslation()
  const { isOffered, state } = useSnapshot(cast)
  if (!isOffered && state === 'off') return null
  return (
    <IconButton label={t('player.cast.choose')} aria-pressed={state === 'on'} onClick={chooseCastDevice}>
      <IconCast size={22} aria-hidden />
    </IconButton>
  )
}

export const PlayerTools = ({ hasSpeed, words }: { hasSpeed: boolean; words: LyricsView }) => {
  const { t } = useTranslation()
  return (
    <Toolbar label={t('player.bars.more')} className={css.tools}>
      <PlaybackSettingsButton hasSpeed={hasSpeed} />
      {words.isOffered && <LyricsToggle {...words} />}
      {hasPictureInPicture() && <PictureInPictureButton />}
      <CastButton />
      <VolumeControl className={css.volume} rangeClassName={scale.range} />
    </Toolbar>
  )
}
