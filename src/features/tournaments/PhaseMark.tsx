/** Upcoming, running or over; its room is reserved until the page knows the time and the words. */
import { phaseWords } from '../../domain/phase.ts'
import { usePhase } from '../../state/tournaments/use-phase.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './PhaseMark.module.css'

export const PhaseMark = (span: { starts: string; ends: string }) => {
  const { t } = useTranslation()
  const phase = usePhase(span)
  const key = phase && phaseWords[phase]
  const words = key && t(key)
  return (
    <span className={css.mark} data-phase={words ? phase : 'unknown'}>
      {words}
    </span>
  )
}
