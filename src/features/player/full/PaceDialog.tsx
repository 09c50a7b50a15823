/** How what plays is heard, and when the sound stops by itself. */
import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import type { Sleep } from '../../../domain/sleep.ts'
import { useFormats } from '../../../state/formats.ts'
import { pace } from '../../../state/pace.ts'
import { currentTrack, player } from '../../../state/player.ts'
import { usePortal } from '../../../state/portal.tsx'
import { useTranslation } from '../../../state/words.tsx'
import css from './Pace.module.css'
import { WholeChoices } from './WholeChoices.tsx'

const minutes = [5, 15, 30, 45, 60] as const

const clockOf = (at: number, lang: string) =>
  new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(at)

const isIn = (sleep: Sleep | null, minute: number) =>
  sleep?.until === 'moment' && Math.abs((sleep.at - Date.now()) / 60_000 - minute) < 0.5

const When = ({ sleep }: { sleep: Sleep }) => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  const { figure } = useFormats()
  return (
    <p className={css.when}>
      <b>
        {sleep.until === 'moment'
          ? t('pace.quietAt', { time: figure(clockOf(sleep.at, lang)) })
          : t('pace.quietAtEnd')}
      </b>
      <span className={css.note}>{t('pace.fade')}</span>
    </p>
  )
}

const SleepTimer = ({ kind }: { kind: 'track' | 'episode' | 'chapter' }) => {
  const { t } = useTranslation()
  const { figure } = useFormats()
  const sleep = useSnapshot(pace).sleep as Sleep | null
  const choose = (next: Sleep | null) => {
    pace.sleep = next
  }
  return (
    <section className={css.part} role="group" aria-label={t('pace.sleep')}>
      <h3>{t('pace.sleep')}</h3>
      <div className={css.chips}>
        {minutes.map((minute) => (
          <button
            key={minute}
            type="button"
            aria-pressed={isIn(sleep, minute)}
            onClick={() => choose({ until: 'moment', at: Date.now() + minute * 60_000 })}
          >
            {t('pace.inMinutes', { n: figure(minute) })}
          </button>
        ))}
        <button type="button" aria-pressed={sleep?.until === 'end'} onClick={() => choose({ until: 'end' })}>
          {t(`pace.end.${kind}`)}
        </button>
        <button type="button" aria-pressed={sleep === null} onClick={() => choose(null)}>
          {t('pace.off')}
        </button>
      </div>
      <div role="status">{sleep && <When sleep={sleep} />}</div>
    </section>
  )
}

const wholeOf = { episode: 'podcast', chapter: 'audiobook' } as const

export const PaceDialog = () => {
  const { queue, index } = useSnapshot(player)
  const track = currentTrack({ queue: queue as Track[], index })
  if (!track) return null
  const kind = track.kind === 'episode' || track.kind === 'chapter' ? track.kind : 'track'
  return (
    <div className={css.pace}>
      {kind !== 'track' && <WholeChoices whole={{ kind: wholeOf[kind], id: track.album.id }} />}
      <SleepTimer kind={kind} />
    </div>
  )
}
