import { useSnapshot } from 'valtio'
import { localeOf } from '../../../contract/languages.ts'
import type { SleepSetting } from '../../../domain/player/sleep-timer.ts'
import { playbackSettings } from '../../../state/player/playback-settings.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'

export const useClockFormat = () => {
  const { lang } = usePortal()
  const { figure } = useFormats()
  const format = new Intl.DateTimeFormat(localeOf(lang).iso, { hour: 'numeric', minute: '2-digit' })
  return (at: number) => figure(format.format(at))
}

/** Shown beside the moon while a timer runs to a moment. */
export const useSleepClock = () => {
  const { sleep } = useSnapshot(playbackSettings)
  const clockOf = useClockFormat()
  return sleep?.until === 'moment' ? clockOf(sleep.at) : null
}

export const useSleepTimerText = () => {
  const { t } = useTranslation()
  const clockOf = useClockFormat()
  return (sleep: SleepSetting) => {
    if (sleep.until === 'moment') return t('pace.quietAt', { time: clockOf(sleep.at) })
    return t(sleep.until === 'end' ? 'pace.quietAtEnd' : 'pace.quietAtMark')
  }
}
