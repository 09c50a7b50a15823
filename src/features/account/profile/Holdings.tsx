/** What the person has: their plans and until when, what is on this device, what a child may see. */
import { IconCrown, IconDownload, IconShieldHalf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery } from '../../../api/subscriptions.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { ageOf } from '../../../domain/parental.ts'
import { planPages } from '../../../domain/plan-page.ts'
import { downloads } from '../../../state/downloads/downloads.ts'
import { parental } from '../../../state/parental/parental.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import type { HeldPlanNote } from '../../../state/subscriptions/item-entitlement.ts'
import { useHeldPlanNotes } from '../../../state/subscriptions/use-entitlement.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Text } from '../../../ui/Text.tsx'
import { AccountRow } from './AccountRow.tsx'
import css from './Profile.module.css'

const usePlanWords = () => {
  const { t } = useTranslation()
  const { date } = useFormats()
  return ({ status, endDate, nextRenewalDate }: HeldPlanNote) => {
    if (status === 'pending') return t('plans.pending')
    if (status === 'active' && nextRenewalDate) return t('plans.renews', { date: date(nextRenewalDate) })
    return endDate ? t('plans.until', { date: date(endDate) }) : t('plans.held')
  }
}

const Plans = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { data } = useQuery(subscriptionTypesQuery(scopeOf(portal)))
  const held = useHeldPlanNotes()
  const wordsOf = usePlanWords()
  const names = new Map(planPages(data ?? [], portal.lang).map(({ id, name }) => [id, name]))
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

const Downloads = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { sounds } = useSnapshot(downloads)
  const count = sounds?.filter(({ state }) => state === 'kept').length ?? 0
  return (
    <AccountRow
      to={linkTo.downloads()}
      icon={IconDownload}
      title={t('shell.downloads')}
      text={count === 0 ? t('profile.noDownloads') : t('profile.downloads', { count, n: number(count) })}
    />
  )
}

const Parental = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { isActive, maxRating } = useSnapshot(parental)
  const age = isActive && maxRating !== null ? ageOf(maxRating) : null
  const seenWords = () => {
    if (age === null) return t('profile.noCeiling')
    return age === 0 ? t('profile.ceilingAll') : t('profile.ceiling', { n: number(age) })
  }
  return (
    <AccountRow
      to={linkTo.parentalControl()}
      icon={IconShieldHalf}
      title={t('title.parentalControl')}
      text={seenWords()}
    />
  )
}

export const Holdings = () => (
  <ul className={css.rows}>
    <Plans />
    <Downloads />
    <Parental />
  </ul>
)
