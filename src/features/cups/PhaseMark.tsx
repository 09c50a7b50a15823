/** Coming, running or over; its place is kept until the page knows the hour. */
import { useTranslation } from '../../state/words.tsx'
import css from './PhaseMark.module.css'
import { usePhase } from './use-moments.ts'

export const PhaseMark = (span: { starts: string; ends: string }) => {
  const { t } = useTranslation()
  const phase = usePhase(span)
  return (
    <span className={css.mark} data-phase={phase ?? 'unknown'}>
      {phase && t(`cup.phase.${phase}`)}
    </span>
  )
}
