import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { chapterMarkerAt, chapterMarkerEnd } from '../../../domain/player/chapter-markers.ts'
import type { SleepSetting } from '../../../domain/player/sleep-timer.ts'
import { playbackSettings, setSleepTimer } from '../../../state/player/playback-settings.ts'
import { playerTime } from '../../../state/player/player.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import css from './PlaybackSettingsDialog.module.css'

export interface SleepEndOptionsProps {
  kind: 'track' | 'episode' | 'chapter'
  track: Track
  onSet: () => void
}

/** What ends soon, with its remaining time; a tap stops playback at that end. */
export const SleepEndOptions = ({ kind, track, onSet }: SleepEndOptionsProps) => {
  const { t } = useTranslation()
  const { length } = useFormats()
  const { position } = useSnapshot(playerTime)
  const until = useSnapshot(playbackSettings).sleep?.until
  const { marks = [], duration } = track
  const now = chapterMarkerAt(marks, position)
  const second = chapterMarkerEnd(marks, now, duration)
  const ends: { name: SleepEndOptionsProps['kind']; at: number; sleep: SleepSetting }[] = [
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
