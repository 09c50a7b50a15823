import { useId } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { GradeSlider } from './GradeSlider.tsx'
import css from './Parental.module.css'
import { SeenSentence } from './SeenSentence.tsx'
import { useLimit } from './use-limit.ts'

export const LimitSection = () => {
  const { t } = useTranslation()
  const [heading, sentence] = [useId(), useId()]
  const { isActive, step, chosen, move, end, toggle } = useLimit()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.heading}>
          {t('parental.limit')}
        </h2>
        <span className={css.state} data-on={isActive || undefined} role="status">
          {t(isActive ? 'parental.on' : 'parental.off')}
        </span>
      </div>
      <SeenSentence id={sentence} maxRating={chosen} />
      <GradeSlider label={t('parental.limit')} describedBy={sentence} step={step} onMove={move} onEnd={end} />
      <p className={css.note}>{t('parental.hidden')}</p>
      <div className={css.actions}>
        <Button variant={isActive ? 'outline' : 'primary'} onClick={toggle}>
          {t(isActive ? 'parental.turnOff' : 'parental.turnOn.send')}
        </Button>
      </div>
    </section>
  )
}
