/** The phase of a tournament on its card: a mark set by editors would become outdated. */
import { usePhase } from '../../../state/tournaments/use-phase.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Badge } from '../../../ui/Card.tsx'
import css from './PhaseBadge.module.css'

const tones = { coming: css.coming, running: 'warm', past: css.past } as const

export const PhaseBadge = (span: { starts: string; ends: string }) => {
  const { t } = useTranslation()
  const phase = usePhase(span)
  const words = phase && t(`cup.phase.${phase}`)
  return words ? <Badge tone={tones[phase]}>{words}</Badge> : null
}
