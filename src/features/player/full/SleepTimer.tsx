import { IconMoon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { localeOf } from '../../../contract/languages.ts'
import { maxMinutes } from '../../../domain/player/dial.ts'
import { chapterMarkerEnd, chapterMarkerAt } from '../../../domain/player/chapter-markers.ts'
import type { SleepSetting } from '../../../domain/player/sleep-timer.ts'
import { canSetVolume } from '../../../state/player/can-set-volume.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { playbackSettings, setSleepTimer } from '../../../state/player/playback-settings.ts'
import { playerTime } from '../../../state/player/player.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SleepDial } from './SleepDial.tsx'
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

const useClockFormat = () => {
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

/** What ends soon, with its remaining time; a tap stops playback at that end. */
const SleepEndOptions = ({ kind, track, onSet }: SleepTimerProps) => {
  const { t } = useTranslation()
  const { length } = useFormats()
  const { position } = useSnapshot(playerTime)
  const until = useSnapshot(playbackSettings).sleep?.until
  const { marks = [], duration } = track
  const now = chapterMarkerAt(marks, position)
  const second = chapterMarkerEnd(marks, now, duration)
  const ends: { name: SleepTimerProps['kind']; at: number; sleep: SleepSetting }[] = [
    { name: kind, at: duration, sleep: { until: 'end' } },
  ]
  if (now >= 0)
    ends.unshift({ name: 'chapter', at: second, sleep: { until: 'second', second, of: track.id } })
  return (
    <div className={css.chips}>
      {ends.map(({ name, at, sleep }) => (
        <button
          key={sleep.until}
          type="button"
          aria-pressed={until === sleep.until}
          onClick={() => {
            setSleepTimer(sleep)
            onSet()
          }}
        >
          {t(`pace.end.${name}`)} <small>{length(Math.max(0, at - position))}</small>
        </button>
      ))}
    </div>
  )
}

interface SleepTimerProps {
  kind: 'track' | 'episode' | 'chapter'
  track: Track
  onSet: () => void
}

export const SleepTimer = ({ kind, track, onSet }: SleepTimerProps) => {
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
