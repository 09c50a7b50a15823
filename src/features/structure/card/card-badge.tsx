import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import type { Translate } from '../../../state/words/text-key.ts'
import { Badge } from '../../../ui/Card.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'

const loadPhaseBadge = async () => (await import('./PhaseBadge.tsx')).PhaseBadge

/** Not part of a page's first view, which does not know the time. */
export const PhaseSlot = (span: { starts: string; ends: string }) => {
  const Phase = useLazy(true, loadPhaseBadge)
  return Phase && <Phase {...span} />
}

/** On pictures this small a badge would cover everything. */
const withoutBadge: readonly string[] = ['ticket', 'text']

export const badgeOf = (card: Card, t: Translate) => {
  const { kind, live, isNew, starts, ends } = card
  if (starts && ends) return <PhaseSlot starts={starts} ends={ends} />
  if (live) return <Badge tone="warm">{t('cards.live')}</Badge>
  return isNew && !withoutBadge.includes(kindOf(kind).shape) && <Badge tone="warm">{t('cards.new')}</Badge>
}
