import { IconMoon, IconMoonFilled } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import type { SleepSetting } from '../../../domain/player/sleep-timer.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { playbackSettings } from '../../../state/player/playback-settings.ts'
import { useSpeedText } from '../../../state/words/use-speed-text.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import css from './PlayerTools.module.css'
import { useSleepClock, useSleepTimerText } from './sleep-timer-text.ts'

export const PlaybackSettingsButton = ({ hasSpeed }: { hasSpeed: boolean }) => {
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
      className={css.settings}
      title={title}
      data-on={sleep !== null}
      onClick={() => openDialog(hasSpeed ? 'playbackSettings' : 'sleep', {})}
    >
      <span className="sr">{title}</span>
      {hasSpeed && <bdi>{times(speed)}</bdi>}
      {sleep && <span className="sr">{words(sleep as SleepSetting)}</span>}
      <Icon size={22} aria-hidden />
      {clock && <bdi aria-hidden>{clock}</bdi>}
    </button>
  )
}
