/** The phase of a tournament on its card: a mark set by editors would become outdated. */
import { phaseWords } from '../../../domain/phase.ts'
import { usePhase } from '../../../state/tournaments/use-phase.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Badge } from '../../../ui/Card.tsx'
import css from './PhaseBadge.module.css'

const tones = { future: css.coming, present: 'warm', past: css.past, unknown: undefined } as const

export const PhaseBadge = (span: { starts: string; ends: string }) => {
  const { t } = useTranslation()
  const phase = usePhase(span)
  const key = phase && phaseWords[phase]
  const words = key && t(key)
  return words ? <Badge tone={tones[phase]}>{words}</Badge> : null
}
