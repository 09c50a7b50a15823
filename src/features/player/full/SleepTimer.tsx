import { IconMoon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { maxMinutes } from '../../../domain/player/dial.ts'
import type { SleepSetting } from '../../../domain/player/sleep-timer.ts'
import { canSetVolume } from '../../../state/player/can-set-volume.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { playbackSettings, setSleepTimer } from '../../../state/player/playback-settings.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SleepDial } from './SleepDial.tsx'
import { SleepEndOptions, type SleepEndOptionsProps } from './SleepEndOptions.tsx'
import { useClockFormat, useSleepTimerText } from './sleep-timer-text.ts'
import css from './PlaybackSettingsDialog.module.css'

const usualMinutes = 25
const minute = 60_000
const refreshMs = 5_000

const useCurrentTime = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

const SleepTimerStatus = ({ sleep }: { sleep: SleepSetting }) => {
  const { t } = useTranslation()
  const words = useSleepTimerText()
  return (
    <p className={css.when}>
      <b>{words(sleep)}</b>
      {canSetVolume() && <span className={css.note}>{t('pace.fade')}</span>}
    </p>
  )
}

export const SleepTimer = ({ kind, track, onSet }: SleepEndOptionsProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const clockOf = useClockFormat()
  const now = useCurrentTime()
  const sleep = useSnapshot(playbackSettings).sleep as SleepSetting | null
  /** While the dial is dragged. */
  const [drawn, setDrawn] = useState<number | null>(null)
  const left = sleep?.until === 'moment' ? Math.max(1, Math.ceil((sleep.at - now) / minute)) : null
  const minutes = Math.min(maxMinutes, drawn ?? left ?? usualMinutes)
  const at = drawn === null && sleep?.until === 'moment' ? sleep.at : now + minutes * minute
  const words = { count: minutes, n: number(minutes), time: clockOf(at) }
  const stop = () => {
    setSleepTimer({ until: 'moment', at: Date.now() + minutes * minute })
    onSet()
  }
  return (
    <section className={css.part} role="group" aria-label={t('pace.sleep')}>
      <h3>{t('pace.sleep')}</h3>
      <SleepDial minutes={minutes} label={t('pace.sleep')} text={t('pace.stopIn', words)} onMove={setDrawn}>
        <b>{words.n}</b>
        <span>{t('pace.unit', words)}</span>
      </SleepDial>
      <SleepEndOptions kind={kind} track={track} onSet={onSet} />
      <div role="status">{sleep && <SleepTimerStatus sleep={sleep} />}</div>
      {(drawn !== null || left === null) && (
        <Button variant="primary" icon={<IconMoon size={20} aria-hidden />} onClick={stop}>
          {t('pace.stopIn', words)}
        </Button>
      )}
      {sleep && <Button onClick={() => setSleepTimer(null)}>{t('pace.off')}</Button>}
    </section>
  )
}
