/** The place in what plays, with both times. */
import { useSnapshot } from 'valtio'
import { useFormats } from '../../../state/formats.ts'
import { playerDo, playerTime } from '../../../state/player.ts'
import { useTranslation } from '../../../state/words.tsx'
import { Range } from '../../../ui/Range.tsx'
import css from './Full.module.css'
import scale from './Scale.module.css'

export const Place = () => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { position, duration } = useSnapshot(playerTime)
  const at = clock(Math.floor(position))
  const whole = clock(Math.floor(duration))
  return (
    <div className={css.place}>
      <Range
        className={scale.range}
        aria-label={t('player.place')}
        aria-valuetext={t('player.placeText', { position: at, duration: whole })}
        max={Math.max(1, Math.round(duration))}
        value={Math.round(position)}
        onMove={(seconds) => void playerDo((verbs) => verbs.seek(seconds))}
      />
      <span aria-hidden>{at}</span>
      <span aria-hidden>{whole}</span>
    </div>
  )
}
