import { useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  maximumSpeed,
  minimumSpeed,
  secondsSaved,
  clampSpeed,
  speedOptions,
} from '../../../domain/player/playback-speed.ts'
import {
  setPlaybackSpeed,
  saveSpeed,
  playbackSettings,
  readSavedSpeed,
} from '../../../state/player/playback-settings.ts'
import { playerTime } from '../../../state/player/player.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useFormats } from '../../../state/words/formats.ts'
import { useSpeedText } from '../../../state/words/use-speed-text.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Range } from '../../../ui/Range.tsx'
import scale from './FullRange.module.css'
import type { CollectionProps } from './PartOrderSetting.tsx'
import css from './PlaybackSettingsDialog.module.css'

const TimeSaved = ({ speed }: { speed: number }) => {
  const { t } = useTranslation()
  const { length } = useFormats()
  const { position, duration } = useSnapshot(playerTime)
  const gain = secondsSaved(Math.max(0, duration - position), speed)
  if (Math.abs(gain) < 30) return null
  return <>{t(gain > 0 ? 'pace.spares' : 'pace.costs', { time: length(Math.abs(gain)) })}</>
}

export const SpeedSetting = ({ collection, plays }: CollectionProps & { plays: boolean }) => {
  const { t } = useTranslation()
  const title = t(`pace.speed.${collection.kind}`)
  const tenant = usePortal().tenant.name
  const now = useSnapshot(playbackSettings).speed
  const [chosen, setChosen] = useState(() => readSavedSpeed(tenant, collection.id))
  const speed = plays ? now : chosen
  const times = useSpeedText()
  const choose = (newSpeed: number) => {
    const saved = saveSpeed(tenant, collection.id, newSpeed)
    setChosen(saved)
    if (plays) setPlaybackSpeed(saved)
  }
  return (
    <section className={css.part} role="group" aria-label={title}>
      <div className={css.head}>
        <h3>{title}</h3>
        <p className={css.note}>{plays && <TimeSaved speed={speed} />}</p>
      </div>
      <div className={css.chips}>
        {speedOptions.map((option) => (
          <button key={option} type="button" aria-pressed={option === speed} onClick={() => choose(option)}>
            <bdi>{times(option)}</bdi>
          </button>
        ))}
      </div>
      <Range
        className={classNames(scale.range, css.range)}
        min={0}
        max={(maximumSpeed - minimumSpeed) * 10}
        value={Math.round((speed - minimumSpeed) * 10)}
        aria-label={title}
        aria-valuetext={times(speed)}
        onMove={(tenths) => choose(clampSpeed(minimumSpeed + tenths / 10))}
      />
    </section>
  )
}
