/** The place in what plays: a native range, which fills from the inline start and answers keys by itself. */
import { useTranslation } from '../../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { useFormats } from '../../../state/formats.ts'
import { playerDo, playerTime } from '../../../state/player.ts'
import css from './PlayerDock.module.css'
import line from './Range.module.css'

/** Custom properties in `style` are set through CSSOM: this never renders on the server. */
declare module 'react' {
  interface CSSProperties {
    '--at'?: string
  }
}

export const Scrubber = () => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { position, duration } = useSnapshot(playerTime)
  const part = duration > 0 ? Math.min(1, position / duration) : 0
  const at = clock(Math.floor(position))
  const whole = clock(Math.floor(duration))
  return (
    <div className={css.scrubber}>
      <span className={css.clock} aria-hidden>
        {at}
      </span>
      <input
        type="range"
        className={line.range}
        aria-label={t('player.place')}
        aria-valuetext={t('player.placeText', { position: at, duration: whole })}
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={1}
        value={Math.round(position)}
        style={{ '--at': `${part * 100}%` }}
        onChange={(event) => {
          const seconds = Number(event.target.value)
          void playerDo((verbs) => verbs.seek(seconds))
        }}
      />
      <span className={css.clock} aria-hidden>
        {whole}
      </span>
    </div>
  )
}
