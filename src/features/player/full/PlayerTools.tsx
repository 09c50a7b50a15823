/** What is seldom reached for: speed, sleep timer, and where there are no keys for it, the volume. */
import {
  IconCast,
  IconMicrophone2,
  IconMoon,
  IconMoonFilled,
  IconPictureInPicture,
} from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { cast, chooseDevice } from '../../../state/player/cast.ts'
import type { Sleep } from '../../../domain/player/sleep-timer.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { pace } from '../../../state/player/playback-settings.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTimes } from '../../../state/words/use-speed-text.ts'
import { useTranslation, useTranslator } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Volume } from '../mini-player/VolumeControl.tsx'
import { hasSmallWindows, toggleSmallWindow } from './picture-in-picture.tsx'
import { useQuietWords } from './SleepTimer.tsx'
import css from './PlayerTools.module.css'
import scale from './FullRange.module.css'
import type { Words } from './lyrics/use-lyrics.ts'

const Pace = ({ hasSpeed }: { hasSpeed: boolean }) => {
  const { t } = useTranslation()
  const times = useTimes()
  const { speed, sleep } = useSnapshot(pace)
  const words = useQuietWords()
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
      {sleep && <span className="sr">{words(sleep as Sleep)}</span>}
      <Icon size={22} aria-hidden />
    </button>
  )
}

const WordsToggle = ({ isOpen, toggle }: Words) => {
  const { t } = useTranslation()
  return (
    <IconButton label={t('player.lyrics.title')} aria-pressed={isOpen} onClick={toggle}>
      <IconMicrophone2 className="mirror" size={22} aria-hidden />
    </IconButton>
  )
}

const SmallWindow = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const translator = useTranslator()
  const label = t('player.small')
  const toggle = () =>
    toggleSmallWindow(portal, translator, t('player.name')).catch((problem: unknown) =>
      console.info('no small window', problem),
    )
  return (
    <IconButton label={label} onClick={() => void toggle()}>
      <IconPictureInPicture className="mirror" size={22} aria-hidden />
    </IconButton>
  )
}

const OtherDevice = () => {
  const { t } = useTranslation()
  const { isOffered, state } = useSnapshot(cast)
  if (!isOffered && state === 'off') return null
  return (
    <IconButton label={t('player.cast.choose')} aria-pressed={state === 'on'} onClick={chooseDevice}>
      <IconCast size={22} aria-hidden />
    </IconButton>
  )
}

export const Tools = ({ hasSpeed, words }: { hasSpeed: boolean; words: Words }) => (
  <div className={css.tools}>
    <Pace hasSpeed={hasSpeed} />
    {words.isOffered && <WordsToggle {...words} />}
    {hasSmallWindows() && <SmallWindow />}
    <OtherDevice />
    <Volume className={css.volume} line={scale.range} />
  </div>
)
