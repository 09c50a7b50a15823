/** Where a tournament stands, on the corner of its card: no mark of the editors' would stay true by itself. */
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
