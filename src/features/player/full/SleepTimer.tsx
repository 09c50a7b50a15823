/** When the sound goes by itself: a moon on an arch for minutes, one tap for the end of what plays. */
import { IconMoon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { localeOf } from '../../../contract/languages.ts'
import { mostMinutes } from '../../../domain/player/dial.ts'
import { endOfMark, markAt } from '../../../domain/player/chapter-markers.ts'
import type { Sleep } from '../../../domain/player/sleep-timer.ts'
import { canFade } from '../../../state/player/can-fade.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { pace, sleepAt } from '../../../state/player/playback-settings.ts'
import { playerTime } from '../../../state/player/player.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MoonArch } from './SleepDial.tsx'
import css from './PlaybackSettingsDialog.module.css'

const usualMinutes = 25
const minute = 60_000
const lookMs = 5_000

const useNow = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMs)
    return () => clearInterval(timer)
  }, [])
  return { now, look: () => setNow(Date.now()) }
}

const useClockOf = () => {
  const { lang } = usePortal()
  const { figure } = useFormats()
  const format = new Intl.DateTimeFormat(localeOf(lang).iso, { hour: 'numeric', minute: '2-digit' })
  return (at: number) => figure(format.format(at))
}

/** When it will be quiet. */
export const useQuietWords = () => {
  const { t } = useTranslation()
  const clockOf = useClockOf()
  return (sleep: Sleep) => {
    if (sleep.until === 'moment') return t('pace.quietAt', { time: clockOf(sleep.at) })
    return t(sleep.until === 'end' ? 'pace.quietAtEnd' : 'pace.quietAtMark')
  }
}

const When = ({ sleep }: { sleep: Sleep }) => {
  const { t } = useTranslation()
  const words = useQuietWords()
  return (
    <p className={css.when}>
      <b>{words(sleep)}</b>
      {canFade() && <span className={css.note}>{t('pace.fade')}</span>}
    </p>
  )
}

/** What ends soon by itself, with the time that is left of it; one tap, and the sound ends with it. */
const Ends = ({ kind, track }: SleepTimerProps) => {
  const { t } = useTranslation()
  const { length } = useFormats()
  const { position } = useSnapshot(playerTime)
  const until = useSnapshot(pace).sleep?.until
  const { marks = [], duration } = track
  const now = markAt(marks, position)
  const second = endOfMark(marks, now, duration)
  const ends: { name: SleepTimerProps['kind']; at: number; sleep: Sleep }[] = [
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
          onClick={() => sleepAt(sleep)}
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
}

export const SleepTimer = ({ kind, track }: SleepTimerProps) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const clockOf = useClockOf()
  const { now, look } = useNow()
  const sleep = useSnapshot(pace).sleep as Sleep | null
  /** Drawn, and not asked for yet. */
  const [drawn, setDrawn] = useState<number | null>(null)
  const left = sleep?.until === 'moment' ? Math.max(1, Math.ceil((sleep.at - now) / minute)) : null
  const minutes = Math.min(mostMinutes, drawn ?? left ?? usualMinutes)
  const at = drawn === null && sleep?.until === 'moment' ? sleep.at : now + minutes * minute
  const words = { count: minutes, n: number(minutes), time: clockOf(at) }
  const stop = () => {
    sleepAt({ until: 'moment', at: Date.now() + minutes * minute })
    setDrawn(null)
    // From an older look there would be a minute more left than was chosen.
    look()
  }
  return (
    <section className={css.part} role="group" aria-label={t('pace.sleep')}>
      <h3>{t('pace.sleep')}</h3>
      <MoonArch minutes={minutes} label={t('pace.sleep')} text={t('pace.stopIn', words)} onMove={setDrawn}>
        <b>{words.n}</b>
        <span>{t('pace.unit', words)}</span>
      </MoonArch>
      <Ends kind={kind} track={track} />
      <div role="status">{sleep && <When sleep={sleep} />}</div>
      {(drawn !== null || left === null) && (
        <Button look="primary" icon={<IconMoon size={20} aria-hidden />} onClick={stop}>
          {t('pace.stopIn', words)}
        </Button>
      )}
      {sleep && <Button onClick={() => sleepAt(null)}>{t('pace.off')}</Button>}
    </section>
  )
}
