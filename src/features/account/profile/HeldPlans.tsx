import { IconCrown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { subscriptionTypesQuery } from '../../../api/subscriptions.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { planName } from '../../../domain/plan-page.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import type { HeldPlanNote } from '../../../state/subscriptions/item-entitlement.ts'
import { useHeldPlanNotes } from '../../../state/subscriptions/use-entitlement.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Text } from '../../../ui/Text.tsx'
import { AccountRow } from './AccountRow.tsx'

const usePlanWords = () => {
  const { t } = useTranslation()
  const { date } = useFormats()
  return ({ status, endDate, nextRenewalDate }: HeldPlanNote) => {
    if (status === 'pending') return t('plans.pending')
    if (status === 'active' && nextRenewalDate) return t('plans.renews', { date: date(nextRenewalDate) })
    return endDate ? t('plans.until', { date: date(endDate) }) : t('plans.held')
  }
}

export const HeldPlans = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { data } = useQuery(subscriptionTypesQuery(scopeOf(portal)))
  const held = useHeldPlanNotes()
  const wordsOf = usePlanWords()
  const names = new Map((data ?? []).map((type) => [type.id, planName(type, portal.lang)]))
  const rows = (held ?? []).map((note) => ({
    key: note.typeId,
    title: <Text>{names.get(note.typeId) ?? t('profile.plan')}</Text>,
    text: wordsOf(note),
  }))
  const none = { key: 0, title: t('profile.plan'), text: held ? t('profile.noPlan') : '\u00a0' }
  return (rows.length > 0 ? rows : [none]).map(({ key, title, text }) => (
    <AccountRow key={key} to={linkTo.subscription()} icon={IconCrown} title={title} text={text} />
  ))
}
