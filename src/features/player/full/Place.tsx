/** The place in what plays, with both times. */
import { useSnapshot } from 'valtio'
import type { Mark } from '../../../contract/content.ts'
import { useFormats } from '../../../state/formats.ts'
import { playerDo, playerTime } from '../../../state/player.ts'
import { useTranslation } from '../../../state/words.tsx'
import { Range } from '../../../ui/Range.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useDynamicClass } from '../../../ui/dynamic-css.tsx'
import css from './Place.module.css'
import scale from './Scale.module.css'

/** Where a chapter begins. */
const Tick = ({ share }: { share: number }) => {
  const place = useDynamicClass({ '--share': share })
  return <i className={classNames(css.tick, place)} />
}

export const Place = ({ marks }: { marks: readonly Mark[] }) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { position, duration } = useSnapshot(playerTime)
  const at = clock(Math.floor(position))
  const whole = clock(Math.floor(duration))
  return (
    <div className={css.place}>
      <div className={css.line}>
        <Range
          className={scale.range}
          aria-label={t('player.place')}
          aria-valuetext={t('player.placeText', { position: at, duration: whole })}
          max={Math.max(1, Math.round(duration))}
          value={Math.round(position)}
          onMove={(seconds) => void playerDo((verbs) => verbs.seek(seconds))}
        />
        {duration > 0 &&
          marks.slice(1).map((mark) => <Tick key={mark.at} share={Math.min(1, mark.at / duration)} />)}
      </div>
      <span aria-hidden>{at}</span>
      <span aria-hidden>{whole}</span>
    </div>
  )
}
