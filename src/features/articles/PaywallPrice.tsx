/** From how much on a plan opens what is behind the door; its line is kept free, as the plans come with a call of their own. */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { subscriptionTypesQuery } from '../../api/subscriptions.ts'
import { kindOf } from '../../contract/kinds.ts'
import { cheapestOpening } from '../../domain/cheapest-plan.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useMoney } from '../../state/words/use-money.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { useNear } from '../../ui/use-near.ts'
import css from './ArticlePaywall.module.css'

type Plan = NonNullable<ReturnType<typeof cheapestOpening>>

/** Its words are no part of the document, and neither is the price. */
const FromPrice = ({ plan: { price, promotion, billingCycleName } }: { plan: Plan }) => {
  const { t } = useTranslation()
  const money = useMoney()
  const now = t(`plans.price.${billingCycleName}`, { price: money(promotion?.price ?? price) })
  const from = t('reading.door.from', { price: now })
  // A promotion ends: what it is taken off is said with it, as on the page of the plans.
  return promotion ? `${from} ${t('price.instead', { price: money(price) })}` : from
}

export const PaywallPrice = () => {
  const portal = usePortal()
  const isWorded = useAllWordsLoaded()
  const line = useRef<HTMLParagraphElement>(null)
  const isNear = useNear(line)
  const { data } = useQuery({ ...subscriptionTypesQuery(scopeOf(portal)), enabled: isNear })
  const plan = isWorded && data ? cheapestOpening(data, kindOf('article').contentType, portal.lang) : null
  return (
    <p ref={line} className={css.price}>
      {plan && <FromPrice plan={plan} />}
    </p>
  )
}
